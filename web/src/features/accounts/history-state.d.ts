import '@tanstack/history';

declare module '@tanstack/history' {
  interface HistoryState {
    /** Set on the way to the sign-in after a password reset. */
    passwordChanged?: boolean;
    /** Set on the way to the sign-in when the server rejected the session. */
    sessionEnded?: boolean;
    /** Set on the way to the form of a new booking after a registration beside the free places. */
    registered?: boolean;
    /** Where to go after the sign-in, instead of to the bookings. */
    wanted?: string;
  }
}
