# What beam.py computes with when it is compiled.
cimport cython

from server.bots.family_tree.play_out cimport PlayOut

cdef int _NUMBERS, _SMALL, _PLACES, _FINE, _RANGE, _LOWEST

@cython.locals(w="int[::1]", numbers="long long[::1]", small="unsigned char[::1]", next_numbers="long long[::1]",
               next_small="unsigned char[::1]", values="int[::1]", parents="int[::1]", places="unsigned char[::1]",
               tally="int[::1]", line=PlayOut, after=PlayOut, lines=int, best=int, found=int, value=int, parent=int,
               card=int, base=int, row=int, how=int, side=int, bar=int, above=int, spare=int, at=int)
cpdef int beam(PlayOut opening, int width)
