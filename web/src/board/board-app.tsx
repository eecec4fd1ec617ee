import { RouterProvider } from '@tanstack/react-router';
import { useEffect } from 'react';
import { sendChosenLanguage } from '../features/accounts/account-language.ts';
import { logout } from '../lib/session/logout.ts';
import { onSessionRejected, useSession } from '../lib/session/session.ts';
import { belongsToAccount } from '../lib/session/work-of-account.ts';
import { followDialogsInHistory } from '../ui/dialogs/dialog-history.ts';
import { DialogHost } from '../ui/dialogs/dialog-host.tsx';
import { dismissDialogs, EscapeContext, pauseDialogs, resumeDialogs } from '../ui/dialogs/dialog-stack.ts';
import { boardRouter } from './board-router.ts';

const followDialogs = () => followDialogsInHistory(() => boardRouter.history.location.state.__TSR_key);

export const BoardApp = () => {
  useEffect(followDialogs, []);
  useEffect(sendChosenLanguage, []);
  // When the server rejects the session, the sign-in is shown at the same address, and work goes on there afterwards.
  useEffect(() => {
    const stop = onSessionRejected(() => {
      pauseDialogs();
      void logout();
    });
    return () => void stop();
  }, []);
  useEffect(() => belongsToAccount({ handOver: dismissDialogs }), []);
  const isSignedIn = useSession().credential !== null;
  useEffect(() => {
    if (isSignedIn) resumeDialogs();
  }, [isSignedIn]);
  return (
    <>
      <RouterProvider router={boardRouter} />
      <EscapeContext value>
        <DialogHost />
      </EscapeContext>
    </>
  );
};
