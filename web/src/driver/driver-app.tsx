import { RouterProvider } from '@tanstack/react-router';
import { useEffect } from 'react';
import { onSessionChange, onSessionRejected } from '../lib/session.ts';
import { DialogHost } from '../ui/dialogs/dialog-host.tsx';
import { driverRouter } from './driver-router.ts';

const followSession = () => {
  // A session that ended elsewhere must not leave its screen standing here: the guards decide anew.
  const stopWatching = onSessionChange(() => void driverRouter.invalidate());
  const stopListening = onSessionRejected(
    () => void driverRouter.navigate({ to: '/logout', replace: true, ignoreBlocker: true }),
  );
  return () => {
    stopWatching();
    stopListening();
  };
};

export const DriverApp = () => {
  useEffect(followSession, []);
  return (
    <>
      <RouterProvider router={driverRouter} />
      <DialogHost />
    </>
  );
};
