import { useQuery } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import { setupOpenQuery } from '../domain/checkpoint/setup.ts';
import { BoardSignInPage } from '../features/accounts/sign-in/board-sign-in-page.tsx';
import { useSession } from '../lib/session/session.ts';
import { SimpleFrame } from './simple-frame.tsx';

/** If the installation has no administrator yet, leads to the first start instead. */
export const SignInFrame = () => {
  const { data } = useQuery(setupOpenQuery);
  if (data?.open) return <Navigate to="/setup" replace />;
  return (
    <SimpleFrame>
      <BoardSignInPage />
    </SimpleFrame>
  );
};

/** A viewer with a driver's token may sign in here as an operator, so not only signed-out people see it. */
export const SignInRoute = () =>
  useSession().credential?.slot === 'admin' ? <Navigate to="/" replace /> : <SignInFrame />;
