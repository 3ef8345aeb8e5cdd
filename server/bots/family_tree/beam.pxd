# What beam.py computes with when it is compiled.
cimport cython

from server.bots.family_tree.play_out cimport PlayOut

cdef int _NUMBERS, _SMALL, _PLACES, _FINE, _RANGE, _LOWEST

@cython.locals(w="int[::1]", numbers="long long[::1]", small="unsigned char[::1]", next_numbers="long long[::1]",
               next_small="unsigned char[::1]", values="int[::1]", parents="int[::1]", places="unsigned char[::1]",
               order="int[::1]", starts="int[::1]", met="int[::1]", worth="int[::1]", line=PlayOut, tried=PlayOut, score=int, room=int, lines=int, best=int,
               found=int, value=int, parent=int, card=int, base=int, row=int, how=int, side=int, before=int, at=int,
               place=int, slots=int, slot=int, likeness=int)
cpdef int beam(PlayOut opening, int width, int kept)
