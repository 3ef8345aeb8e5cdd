# The C types of times.py, for its compiled form.
cimport cython

from server.bots.grandmas_game.twin cimport Twin

cdef int _DEAL, _NEVER, _SWEEPS, _KINDS, _DEEP, _PILES, _RANKS, _SLOTS, _SUITS

cdef class Times(Twin):
    cdef public bint foreseen
    cdef public int gap
    cdef int[::1] time, take, where, lie, stocked, comes, visit, first, second, lower, early, late

    @cython.locals(never=int, card=int, pile=int, place=int, suit=int, total=int, _=int)
    cpdef int foresee(self)

    @cython.locals(count=int, card=int, pile=int, at=int)
    cdef void _look_at_stock(self, int never)

    @cython.locals(pile=int, waits=int, place=int)
    cdef void _look_at_piles(self)

    @cython.locals(up=int, last=int, both=int, rank=int, met=int, waits=int, best=int, turn=int, total=int, card=int, lie=int)
    cdef void _look_at_suit(self, int suit)

    @cython.locals(found=int, one=int, other=int, at=int)
    cdef void _look_at_both(self, int card, int rank)

    @cython.locals(total=int, waits=int, rank=int)
    cdef int _outward(self, int turn, int above, int below, int start)
