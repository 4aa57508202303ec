A file without an end.

  $ timeout 20 lusor check /dev/zero
  error: /dev/zero: the file is larger than 64 MB
  [1]
