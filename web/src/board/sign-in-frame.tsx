import { useQuery } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import { setupOpenQuery } from '../domain/checkpoint/setup-open.ts';
import { BoardSignInPage } from '../features/accounts/sign-in/board-sign-in-page.tsx';
import { useSession } from '../lib/session/session.ts';
import { SimpleFrame } from './simple-frame.tsx';

/** Where nobody can sign in yet, the way leads to the first start. */
export const SignInFrame = () => {
  const { data } = useQuery(setupOpenQuery);
  if (data?.open) return <Navigate to="/setup" replace />;
  return (
    <SimpleFrame>
      <BoardSignInPage />
    </SimpleFrame>
  );
};

/** Not only for the signed out: a viewer with a driver's token may sign in here as an operator. */
export const SignInRoute = () =>
  useSession().credential?.slot === 'admin' ? <Navigate to="/" replace /> : <SignInFrame />;
