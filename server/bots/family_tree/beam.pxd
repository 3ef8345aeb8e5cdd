# The C types of beam.py, for its compiled form.
cimport cython

from server.bots.family_tree.play_out cimport PlayOut

cdef int _NOBODY, _NUMBERS, _SMALL, _PLACES, _FINE, _RANGE, _LOWEST
cdef long long _PRIME, _LOW

cdef class Line(PlayOut):
    @cython.locals(size=int, start=int)
    cpdef void save(self, long long[::1] numbers, unsigned char[::1] small, int at)

    @cython.locals(size=int, start=int)
    cpdef void restore(self, long long[::1] numbers, unsigned char[::1] small, int at)

    @cython.locals(total=cython.longlong, row=int, single=bint, sight=cython.longlong, what=cython.longlong,
                   mixed=cython.longlong)
    cpdef int equivalence(self)

cdef class Beam:
    cdef public int lines, found, best
    cdef int width, kept, slots
    cdef long long[::1] numbers, next_numbers
    cdef unsigned char[::1] small, next_small, places
    cdef int[::1] weights, values, parents, order, starts, met, worth
    cdef Line line
    cdef PlayOut tried

    @cython.locals(line=Line, found=int, value=int, parent=int, card=int, base=int, row=int, how=int, side=int)
    cpdef void expand(self)

    @cython.locals(before=int, value=int, count=int, at=int)
    cpdef void sort(self)

    @cython.locals(line=Line, lines=int, place=int, at=int, slot=int, equivalence=int)
    cpdef void select(self)

    @cython.locals(score=int)
    cdef int _play_out_score(self)

    cpdef void prune(self)

@cython.locals(search=Beam)
cpdef int beam(PlayOut opening, int width, int kept)
