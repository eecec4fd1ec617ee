import { RouterProvider } from '@tanstack/react-router';
import { useEffect } from 'react';
import { sendChosenLanguage } from '../features/accounts/account-language.ts';
import { mount } from '../lib/mount.tsx';
import { hasNetwork } from '../lib/query-client.ts';
import { isSignedIn, onSessionChange, onSessionRejected, startSession } from '../lib/session/session.ts';
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

const startOffline = () => import('./offline/start-offline.ts');

const showsPass = () => /\/pass(\/|$)/.test(location.pathname);

/** Loaded last; but a pass may be looked at for a second only, and whoever comes again has the files on the device. */
const offlineAfterMs = () => (showsPass() && navigator.serviceWorker?.controller ? 500 : 3000);

/** For who has something to keep, a driver or whoever has opened a pass. */
const startOfflineSoon = () =>
  setTimeout(() => {
    if (isSignedIn() || showsPass()) void startOffline();
  }, offlineAfterMs());

/** What was kept is there before the screen asks the network for it, in vain. */
const showKept = async () => {
  if (!hasNetwork()) await startOffline();
  await driverRouter.load();
};

startSession('driver');
void mount(<DriverApp />, showKept);
startOfflineSoon();
onSessionChange(startOfflineSoon);
