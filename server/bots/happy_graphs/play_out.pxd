# The C types of play_out.py, for its compiled form.
cimport cython

from server.bots.happy_graphs.twin cimport Twin

cdef class PlayOut(Twin):
    cdef public int[::1] stages
    cdef public unsigned char[::1] hands, maximizes, stock
    cdef public int seats, seat, left, head, stocked, noise, chosen
    cdef public long long chance

    @cython.locals(index=int)
    cpdef void deal(self, int seat, unsigned char[::1] hands, unsigned char[::1] stock)

    @cython.locals(hand=int)
    cpdef void play(self, int square, int want)

    @cython.locals(hand=int, sign=int, found=int, least=int, index=int, square=int, touches=int, first=int, value=int,
                   want=int, own=int, others=int)
    cpdef int best(self)

    @cython.locals(before=int, square=int, unhappy=int)
    cpdef int play_out(self)
