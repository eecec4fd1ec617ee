import { Navigate } from '@tanstack/react-router';
import { BoardSignInPage } from '../features/accounts/sign-in/board-sign-in-page.tsx';
import { useSession } from '../lib/session/session.ts';
import { SimpleFrame } from './simple-frame.tsx';

export const SignInFrame = () => (
  <SimpleFrame>
    <BoardSignInPage />
  </SimpleFrame>
);

/** Not only for the signed out: a viewer with a driver's token may sign in here as an operator. */
export const SignInRoute = () =>
  useSession().credential?.slot === 'admin' ? <Navigate to="/" replace /> : <SignInFrame />;
