# The C types of completion.py, for its compiled form.
cimport cython

from server.bots.happy_graphs.twin cimport Twin

cdef int _FOUND, _NONE, _UNKNOWN, _ANY

cdef class Completing(Twin):
    cdef public unsigned char[::1] rest
    cdef public int[::1] degrees
    cdef public int left, wanted, energy, fixed
    cdef public long long nodes, chance

    cpdef void give(self, int want)

    cpdef int draw_below(self, int bound)

    @cython.locals(lacking=int, tightest=int, least=int, index=int, square=int, lacks=int, slack=int, base=int, way=int,
                   near=int, touches=int, room=int, first=int, turn=int, want=int, result=int, open_here=bint)
    cpdef int fill(self)

    @cython.locals(index=int, square=int, _=int)
    cpdef void set_up_shape(self)

    @cython.locals(base=int, way=int, near=int, touches=int)
    cpdef void put(self, int square)

    @cython.locals(want=int, touches=int)
    cdef void _more(self, int square, int change)

    @cython.locals(square=int, base=int, way=int, near=int, touches=int)
    cpdef int lift(self, int index)

    @cython.locals(step=int, before=int, index=int, old=int, beside=int, near=int, worse=int, bar=cython.longlong,
                   chance=cython.longlong, _=int)
    cpdef int anneal(self, int steps, int heat)

    @cython.locals(want=int)
    cdef int _start(self)

    @cython.locals(result=int)
    cdef int _with(self, int square, int want)

    @cython.locals(way=int)
    cdef void _shut(self, int square, int base)

    @cython.locals(way=int)
    cdef void _open(self, int square, int base)
