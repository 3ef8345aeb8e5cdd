# The C types of hands.py, for its compiled form.
cimport cython

cdef const unsigned char[::1] _COUNT
cdef const unsigned char[::1] _LACKING
cdef int[::1] _RUNS
cdef int _PAIR, _TWO_PAIR, _THREE, _STRAIGHT, _FLUSH, _FULL_HOUSE, _FOUR, _STRAIGHT_FLUSH, _ROYAL_FLUSH
cdef int _COVERS, _REST, _TWO, _COVER, _OPEN, _SCARCE, _ELSE
cdef int _TO_THREE, _TO_STRAIGHT, _TO_FLUSH, _TO_FULL_HOUSE, _TO_FOUR, _TO_STRAIGHT_FLUSH, _TO_ROYAL_FLUSH

@cython.locals(jokers=int, clubs=int, diamonds=int, hearts=int, spades=int, suit=int, best=int, black=int, red=int,
               twice=int, thrice=int, two=int)
cpdef int points(long long sight)

@cython.locals(jokers=int, wild=int, clubs=int, diamonds=int, hearts=int, spades=int, clubs_left=int,
               diamonds_left=int, hearts_left=int, spades_left=int, size=int, lack=int, best=int, total=int, suit=int,
               left=int, number=int, held=int, need=int, value=int, most=int, index=int, run=int, missing=int,
               black=int, red=int, once=int, twice=int, thrice=int, any_left=int, two_left=int, three_left=int,
               aim=int, gain=int, group=int, ranks=int, spare=int, other=int, constant=int)
cpdef int potential(long long sight, int now, int room, int far, long long rest, int[::1] w)
