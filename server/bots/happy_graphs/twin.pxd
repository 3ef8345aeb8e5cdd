# The C types of twin.py, for its compiled form.
cimport cython

cdef class Twin:
    cdef public int[::1] steps, edge, placed, values, costs
    cdef public unsigned char[::1] want, touch, wall, free
    cdef public int ways, shift, mask, layers, groups, edges, count, unhappy, value, stage

    cpdef int first_of(self, int group)

    cpdef bint open(self, int square)

    @cython.locals(value=int, index=int, square=int, lacks=int)
    cpdef void revalue(self, int stage)

    @cython.locals(base=int, value=int, way=int, near=int, wants=int, at=int, lacks=int)
    cpdef void place(self, int square, int want)

    @cython.locals(added=int, way=int, near=int, other=int, beside=int, lacks=int, at=int)
    cdef int _walled(self, int square, int base)

    @cython.locals(square=int, base=int, way=int, near=int)
    cpdef void undo(self)

    @cython.locals(way=int, near=int, other=int)
    cdef void _unwalled(self, int square, int base)
