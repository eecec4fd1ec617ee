import { Activity, lazy, Suspense } from 'react';
import { ScreenPending } from '../features/shell/screen-pending.tsx';
import { useWorker } from '../lib/session/forget-other-account.ts';
import { useSession } from '../lib/session/session.ts';
import { useBoardRole } from './use-board-role.ts';

const ConsoleFrame = lazy(async () => ({
  default: (await import('./console/console-frame.tsx')).ConsoleFrame,
}));
const DisplayFrame = lazy(async () => ({
  default: (await import('./display/display-frame.tsx')).DisplayFrame,
}));
const SignInFrame = lazy(async () => ({ default: (await import('./sign-in-frame.tsx')).SignInFrame }));
const RoleUnknown = lazy(async () => ({ default: (await import('./role-unknown.tsx')).RoleUnknown }));

/**
 * One address for everybody: an operator gets the console, a screen or a driver the display, and whoever is signed
 * out the sign-in, after which the same address goes on.
 */
const BoardHome = () => {
  const { role, error, askAgain } = useBoardRole();
  if (role === 'operator') return <ConsoleFrame />;
  if (role === 'viewer') return <DisplayFrame />;
  return role === 'loading' ? <ScreenPending /> : <RoleUnknown error={error} onRetry={askAgain} />;
};

/** The screens of a session that the server has ended stay as they were, out of sight: what was typed is not lost. */
export const OperatorOnly = () => {
  const isSignedIn = useSession().credential !== null;
  const worker = useWorker();
  return (
    <Suspense fallback={<ScreenPending />}>
      {worker && (
        <Activity key={`${worker.slot} ${worker.accountId}`} mode={isSignedIn ? 'visible' : 'hidden'}>
          <BoardHome />
        </Activity>
      )}
      {!isSignedIn && <SignInFrame />}
    </Suspense>
  );
};
