# The C types of play_out.py, for its compiled form.
cimport cython

from server.bots.poker_solitaire.lines cimport promise
from server.bots.poker_solitaire.twin cimport Twin

cdef long long[::1] _CODES
cdef int[::1] _LINE_COUNT, _LINES_AT
cdef int _COME, _FREE, _DEALT, _PLACE, _REJECT, _PLANT, _STEAL, _PASS, _THRESHOLD, _LATER, _ASIDE, _LEARNED, _BESIDES
cdef long long _WORST

cdef class PlayOut(Twin):
    cdef public int how, what, where, depth
    cdef public long long value, promised
    cdef public long long[::1] bases

    @cython.locals(card=int)
    cpdef void act(self, int how, int what, int where)

    cpdef void discard(self, int place)

    @cython.locals(free=int, owner=int)
    cpdef int draws(self, int matrix)

    @cython.locals(draws=int, deal=int, book="int[::1]", total=cython.longlong, line=int, value=cython.longlong)
    cpdef long long prepare(self, int matrix)

    @cython.locals(matrix=int, square=int, draws=int, deal=int, book="int[::1]", total=cython.longlong, at=int,
                   line=int, code=cython.longlong, side=int)
    cpdef long long gain(self, int place, long long more)

    @cython.locals(matrix=int, book="int[::1]")
    cpdef long long threshold(self)

    @cython.locals(draws=int, none=cython.longlong)
    cpdef long long besides(self, int left)

    @cython.locals(left=int)
    cpdef long long foreseen(self)

    @cython.locals(deal=int, own=int, last=int, sign=int, first_weight=int, second_weight=int,
                   promised=cython.longlong, more=cython.longlong, free=bint, slot=int, card=int, place=int,
                   value=cython.longlong)
    cpdef void choose(self)

    @cython.locals(other=int, slot=int, more=cython.longlong, place=int, value=cython.longlong, source=int, card=int,
                   lost=cython.longlong)
    cpdef void other(self, int own, int deal)

    @cython.locals(made=int)
    cpdef long long play_out(self)
