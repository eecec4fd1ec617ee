import { useQuery } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { profileQuery } from '../domain/account/profile.ts';
import { ScreenPending } from '../features/shell/screen-pending.tsx';
import { isOfKiosk, useSession } from '../lib/session/session.ts';

const EnrolFrame = lazy(async () => ({ default: (await import('./enrol-frame.tsx')).EnrolFrame }));

/** A session that lacks its factor sees one page at every address, until the factor is there. */
export const FactorGate = () => {
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
