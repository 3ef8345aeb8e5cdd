# The C types of twin.py, for its compiled form.
cimport cython

from server.bots.poker_solitaire.lines cimport kind

cdef long long[::1] _CODES
cdef int[::1] _LINE_COUNT, _LINES_AT
cdef int _POINTS, _COME, _SUITS_FROM, _CARDS_FROM, _FREE, _DEALT

cdef class Twin:
    cdef public int matrices, deals, slots, minimizer, turn, common, passes, count
    cdef public bint alone, best, shared, race, steal, plant, over
    cdef public unsigned char[::1] small, cells, dealt, stock
    cdef public int[::1] ints, come, taken, stolen, free, held, top, unseen, rejects, counted, pat, first, second
    cdef public long long[::1] codes, near

    cpdef void copy(self, Twin other)

    @cython.locals(matrix=int, square=int, at=int)
    cpdef void put(self, int place, int card)

    @cython.locals(matrix=int, square=int, at=int, card=int)
    cpdef int lift(self, int place)

    @cython.locals(matrix=int, taken=int)
    cpdef bint takes(self, int place)

    @cython.locals(held=int, top=int, come=int, card=int)
    cpdef void draw(self, int deal)

    @cython.locals(held=int, at=int, card=int)
    cpdef int spend(self, int deal, int slot)

    cpdef void reject(self, int seat)

    cpdef bint check_end(self)

    cpdef void next(self)

    @cython.locals(book="int[::1]", rows=int, line=int)
    cpdef int pat_rows(self, int matrix)

    @cython.locals(book="int[::1]", worth=int, line=int)
    cpdef int points(self, int matrix)

    @cython.locals(first=int, second=int)
    cpdef int score(self)

    @cython.locals(value=int)
    cpdef int worth(self)
