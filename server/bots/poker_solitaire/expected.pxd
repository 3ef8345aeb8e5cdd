# The C types of expected.py, for its compiled form.
cimport cython

cdef int[::1] _WINDOWS, _STAGE, _RANKS_AT, _SUITS_AT, _RUNS_AT
cdef int _STAGES, _MOST, _WIDTH, _SUITS_FROM, _CARDS_FROM
cdef int _ONE, _PAIR_OF_2, _APART_2, _THREE_OF_3, _PAIR_OF_3, _APART_3
cdef int _FOUR_OF_4, _THREE_OF_4, _TWO_PAIR_OF_4, _PAIR_OF_4, _APART_4

@cython.locals(suits=int, ranks=cython.longlong, n=int, mask=int, most=int, pairs=int, outs=int, alike=int, place=int,
               count=int, what=int, value=int)
cpdef int expected(long long code, int side, int[::1] come, int at, int draws, int[::1] book, int of)

@cython.locals(suit=int, chances=int, runs=int, straight=bint, royal=bint, low=int, window=int, need=int, chance=int,
               there=bint, place=int, what=int, value=int, grade=int)
cdef int _apart(int suits, int n, int mask, int outs, int[::1] come, int at, int[::1] book, int of)
