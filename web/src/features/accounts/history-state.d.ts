import '@tanstack/history';

declare module '@tanstack/history' {
  interface HistoryState {
    /** On arrival at the sign-in: the forgotten password has just been replaced. */
    passwordChanged?: boolean;
    /** On arrival at the sign-in: the server no longer took the session, whatever was being done. */
    sessionEnded?: boolean;
  }
}
