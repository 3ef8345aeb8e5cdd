### Jak listy gier opisują grę.

about = dwie talie na osiem baz, z pamięci
