import { RouterProvider } from '@tanstack/react-router';
import { useEffect } from 'react';
import { sendChosenLanguage } from '../features/accounts/account-language.ts';
import { mount } from '../lib/mount.tsx';
import { onSessionChange, onSessionRejected, startSession } from '../lib/session/session.ts';
import { followDialogsInHistory } from '../ui/dialogs/dialog-history.ts';
import { DialogHost } from '../ui/dialogs/dialog-host.tsx';
import { driverRouter } from './driver-router.ts';

const followSession = () => {
  // When the session changes, also in another tab, re-run the guards. Not on /logout: re-entering that route
  // would also end the other session of this browser.
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

const DriverApp = () => {
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

startSession('driver');
void mount(<DriverApp />, () => driverRouter.load());
