import { redirect } from '@tanstack/react-router';
import { isSignedIn } from '../lib/session/session.ts';

/** The router asks these before every navigation, also between two addresses of the same screen. */
export const requireSignedIn = () => {
  if (!isSignedIn()) throw redirect({ to: '/user/login' });
};

export const requireSignedOut = () => {
  if (isSignedIn()) throw redirect({ to: '/' });
};
