import { Navigate } from '@tanstack/react-router';
import { useSession } from '../lib/session/use-session.ts';
import { SignInFrame } from './sign-in-frame.tsx';

/** Also open to those who merely look on with a driver's token. */
export const SignInRoute = () =>
  useSession().credential?.slot === 'admin' ? <Navigate to="/" replace /> : <SignInFrame />;
