# The C types of lines.py, for its compiled form.
cimport cython

from server.bots.poker_solitaire.expected cimport expected

cdef int[::1] _BLAZE, _GROUPS, _SAT, _WINDOWS
cdef signed char[::1] _ROWS
cdef int _COURT, _FIVE, _FOUR, _PAIR, _ROYAL_FLUSH, _STRAIGHT_FLUSH, _THREE, _TWO_PAIR
cdef int _FLUSH, _STRAIGHT, _RUN, _RANKS_0, _RANKS_1, _PAIR_OF_2, _APART_2, _THREE_OF_3, _PAIR_OF_3, _APART_3
cdef int _THREE_OF_4, _TWO_PAIR_OF_4, _PAIR_OF_4, _APART_4
cdef int _SUITS_COME, _STRAIGHTS_COME, _RANKS_COME, _BESIDES, _COLUMN, _POINTS, _SUITED, _LEARNED, _SUITS_FROM, _CARDS_FROM

@cython.locals(suits=int, ranks=cython.longlong, mask=int, most=int, pairs=int, bit=int, count=int, group=int, found=int)
cpdef int kind(long long code)

cdef int _sat(long long hits)

@cython.locals(suits=int, n=int, w=int, ranks=cython.longlong, mask=int, most=int, pairs=int, outs=int, top=int,
               place=int, count=int, suit=int, lacking=int, flush=cython.longlong, hits=cython.longlong,
               straight=cython.longlong, run=cython.longlong, total=cython.longlong, runs=cython.longlong,
               each=cython.longlong, low=int, window=int, need=int, chance=cython.longlong, there=bint,
               value=cython.longlong, near=cython.longlong, more=cython.longlong, best=cython.longlong)
cpdef long long promise(long long code, int side, int[::1] come, int at, int unseen, int draws, int[::1] book)
