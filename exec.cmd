@rem The npm scripts begin with exec, so that signals reach the program instead of a shell around it.
@rem The Windows shell has no such word and needs none.
@%*
