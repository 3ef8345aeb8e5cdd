# The C types of arranger.py, for its compiled form.
cimport cython

from server.bots.poker_solitaire.lines cimport kind

cdef long long[::1] _CODES
cdef int[::1] _LINE_COUNT, _LINES_AT, _COST
cdef int _POINTS, _CHANCES

cdef class Arranger:
    cdef public int matrices, scoring, count, total
    cdef public bint ordered
    cdef public long long chance
    cdef public int[::1] cards, at, places, kept, counted, first, second
    cdef public long long[::1] codes, near

    @cython.locals(line=int, place=int)
    cpdef void start(self)

    @cython.locals(total=int, matrix=int, book="int[::1]", line=int)
    cpdef int worth(self)

    @cython.locals(matrix=int, square=int, at=int)
    cdef void _add(self, int place, long long code)

    @cython.locals(matrix=int, square=int, book="int[::1]", total=int, at=int, line=int)
    cdef int _of(self, int place)

    @cython.locals(before=int)
    cdef int _change(self, int place, long long code)

    @cython.locals(first=int, second=int, more=cython.longlong, change=int)
    cpdef int swap(self, int one, int other)

    @cython.locals(first=int, second=int, card=int, place=int)
    cpdef bint allowed(self)

    cpdef int draw(self, int below)

    @cython.locals(best=int, step=int, one=int, other=int, change=int, heat=cython.longlong, cost=cython.longlong)
    cpdef int anneal(self, int steps, int hot)
