Called with no command lusor says what there is.

  $ lusor --help | head -n 1
  usage: lusor COMMAND ...

A command that does not exist is a mistake of the caller.

  $ lusor nonsense
  lusor: there is no command "nonsense"; see lusor --help
  [2]
