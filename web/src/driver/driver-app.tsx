import { RouterProvider } from '@tanstack/react-router';
import { useEffect } from 'react';
import { sendChosenLanguage } from '../features/accounts/account-language.ts';
import { onSessionChange, onSessionRejected } from '../lib/session/session.ts';
import { followDialogsInHistory } from '../ui/dialogs/dialog-history.ts';
import { DialogHost } from '../ui/dialogs/dialog-host.tsx';
import { driverRouter } from './driver-router.ts';

const followSession = () => {
  // A session that ended elsewhere must not leave its screen standing here: the guards decide anew. Not while the
  // logout route itself is ending one: entered again, it would end the other session of this browser as well.
  const stopWatching = onSessionChange(() => {
    if (driverRouter.latestLocation.pathname !== '/logout') void driverRouter.invalidate();
  });
  const stopListening = onSessionRejected(
    () => void driverRouter.navigate({ to: '/logout', replace: true, ignoreBlocker: true }),
  );
  return () => {
    stopWatching();
    stopListening();
  };
};

const followDialogs = () => followDialogsInHistory(() => driverRouter.history.location.state.__TSR_key);

export const DriverApp = () => {
  useEffect(followDialogs, []);
  useEffect(sendChosenLanguage, []);
  useEffect(followSession, []);
  return (
    <>
      <RouterProvider router={driverRouter} />
      <DialogHost />
    </>
  );
};
