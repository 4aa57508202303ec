Files that are not there, or are no files.

  $ lusor check nothing.lud
  error: nothing.lud: no such file
  [1]
  $ mkdir directory; lusor check directory
  error: directory: there is no .lud or .rbg file in it
  [1]
