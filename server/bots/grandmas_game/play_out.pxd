# The C types of play_out.py, for its compiled form.
cimport cython

from server.bots.grandmas_game.times cimport Times

cdef int _KINDS, _MOST, _DEEP, _NOWHERE, _PILES, _RANKS

cdef class PlayOut(Times):
    cdef public int[::1] doubt
    cdef public int patience
    cdef int[::1] key, found
    cdef public PlayOut tried

    @cython.locals(suit=int, rank=int, up=int, last=int, both=int, middle=int)
    cpdef int distance(self, int card)

    @cython.locals(start=int, size=int, at=int, card=int, key=int, lower=int)
    cpdef void order(self)

    @cython.locals(count=int)
    cpdef int choose(self)

    @cython.locals(count=int, pile=int, size=int, start=int, place=int, card=int, lowest=int)
    cdef int _look(self, bint turns)

    @cython.locals(at=int, card=int, twins=int, other=int, tried=PlayOut, best=int, chosen=int, place=int, total=int)
    cdef int _which(self, int count)

    @cython.locals(tried=PlayOut, chosen=int, best=int, at=int, total=int)
    cdef int _turn(self, int count)

    @cython.locals(count=int)
    cpdef void play_what_fits(self)

    @cython.locals(place=int)
    cpdef int play_out(self)
