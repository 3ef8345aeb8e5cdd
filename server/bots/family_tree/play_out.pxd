# The C types of play_out.py, for its compiled form.
cimport cython

from server.bots.family_tree.hands cimport points, potential
from server.bots.family_tree.twin cimport Twin

cdef long long[::1] _BITS
cdef const unsigned char[::1] _KIND
cdef const unsigned char[::1] _CELEBRITY
cdef int[::1] _CROWNS
cdef int _FAMILY, _TWO, _ACE, _JACK
cdef int _NOBODY, _SINGLE, _LEVEL, _ROOM, _CROWN, _DEEP
cdef long long _TWOS

cdef class PlayOut(Twin):
    cdef public int[::1] high, low

    @cython.locals(row=int, value=int, single=int, room=int)
    cpdef int evaluation(self, int[::1] w)

    @cython.locals(row=int, card=int, kind=int, bit=cython.longlong, member=int, spouse=int, sight=cython.longlong,
                   now=int, single=int, crowns=int, room=int, two=int, before=int, made=int,
                   value=int)
    cpdef int gain(self, int place, int[::1] w)

    @cython.locals(far=int)
    cdef int _open(self, long long sight, int now, int room, int two, int[::1] w)

    @cython.locals(above=int, sight=cython.longlong, after=cython.longlong, now=int, made=int, value=int, room=int,
                   two=int)
    cdef int _above(self, int row, long long bit, int[::1] w)

    @cython.locals(card=int, w="int[::1]", chosen=int, most=int, row=int, how=int, value=int)
    cpdef int best(self)

    cpdef int play_out(self)
