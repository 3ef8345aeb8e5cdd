# The C types of twin.py, for its compiled form.
cimport cython

from server.bots.family_tree.hands cimport points

cdef long long[::1] _BITS
cdef const unsigned char[::1] _KIND
cdef const unsigned char[::1] _CELEBRITY
cdef int[::1] _CROWNS
cdef int _FAMILY, _TWO, _ACE, _JACK, _NOBODY, _RING, _ROWS, _SMALL

cdef class Twin:
    cdef public bint alone, maximizes
    cdef public int size, deepest, score, singles, current, head, count, can_family, can_two, can_ace, can_jack
    cdef public long long rest
    cdef unsigned char[::1] small, stock, member, spouse, member_lives, spouse_lives, two, parent, level, room, children, now
    cdef long long[::1] sight

    @cython.locals(size=int)
    cpdef void copy(self, Twin other)

    @cython.locals(size=int)
    cpdef void set_stock(self, unsigned char[::1] stock)

    @cython.locals(member=int, spouse=int)
    cdef void _count(self, int row, int sign)

    @cython.locals(kind=int)
    cpdef bint playable(self, int card)

    @cython.locals(kind=int, member=int, spouse=int, top=bint)
    cpdef int takes(self, int row, int card)

    @cython.locals(row=int, card=int, kind=int, bit=cython.longlong, covered=cython.longlong, above=int)
    cpdef void play(self, int place)

    @cython.locals(made=int)
    cdef void _see(self, int row, long long sight)

    @cython.locals(row=int, level=int)
    cdef void _born(self, int card, int parent)

    @cython.locals(card=int, _=int)
    cdef void _turn_over(self)
