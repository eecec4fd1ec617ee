import { useQuery } from '@tanstack/react-query';
import { createRootRoute, createRoute, Outlet } from '@tanstack/react-router';
import { Activity, lazy, Suspense } from 'react';
import { profileQuery } from '../domain/account/profile.ts';
import { ScreenPending } from '../features/shell/screen-pending.tsx';
import { useWorker } from '../lib/session/forget-other-account.ts';
import { isOfKiosk, useSession } from '../lib/session/session.ts';
import { useBoardRole } from './use-board-role.ts';

const ConsoleFrame = lazy(async () => ({
  default: (await import('./console/console-frame.tsx')).ConsoleFrame,
}));
const DisplayFrame = lazy(async () => ({
  default: (await import('./display/display-frame.tsx')).DisplayFrame,
}));
const SignInFrame = lazy(async () => ({ default: (await import('./sign-in-frame.tsx')).SignInFrame }));
const RoleUnknown = lazy(async () => ({ default: (await import('./role-unknown.tsx')).RoleUnknown }));

/** One URL for everybody: operators get the console, displays and drivers the display, others the sign-in. */
const BoardHome = () => {
  const { role, error, askAgain } = useBoardRole();
  if (role === 'operator') return <ConsoleFrame />;
  if (role === 'viewer') return <DisplayFrame />;
  return role === 'loading' ? <ScreenPending /> : <RoleUnknown error={error} onRetry={askAgain} />;
};

/** When the server ends the session, the screens stay mounted but hidden, so that typed input is not lost. */
const OperatorOnly = () => {
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

const EnrolFrame = lazy(async () => ({ default: (await import('./enrol-frame.tsx')).EnrolFrame }));

/** A session that lacks its factor sees one page at every address, until the factor is there. */
const FactorGate = () => {
  const { credential } = useSession();
  const isConsole = credential?.slot === 'admin' && !isOfKiosk(credential);
  const { data } = useQuery({ ...profileQuery, enabled: isConsole });
  if (!isConsole || !data?.lacksFactor) return <Outlet />;
  return (
    <Suspense fallback={<ScreenPending />}>
      <EnrolFrame />
    </Suspense>
  );
};

export const boardRoot = createRootRoute({ component: FactorGate });

export const operatorRoute = createRoute({
  getParentRoute: () => boardRoot,
  id: 'operator',
  component: OperatorOnly,
});
