# The C types of twin.py, for its compiled form.
cimport cython

cdef int _DEEP, _NOWHERE, _PILES, _RANKS, _SUITS

cdef class Twin:
    cdef public bint reorders
    cdef public int home, count
    cdef unsigned char[::1] small, pile, size, up, down, stock

    cpdef void copy(self, Twin other)

    @cython.locals(total=int, suit=int)
    cpdef int score(self)

    @cython.locals(suit=int, rank=int, up=int, down=int)
    cpdef bint fits(self, int card)

    @cython.locals(suit=int)
    cpdef bint turns(self, int card)

    @cython.locals(suit=int, rank=int)
    cpdef void put(self, int card)

    @cython.locals(pile=int, card=int, start=int, at=int)
    cpdef void play(self, int place)

    @cython.locals(card=int)
    cpdef void deal(self)

    @cython.locals(at=int)
    cpdef void set_stock(self, unsigned char[::1] stock)

    @cython.locals(at=int)
    cpdef void set_pile(self, int pile, unsigned char[::1] cards)
