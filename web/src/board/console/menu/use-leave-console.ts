import { useRouter } from '@tanstack/react-router';
import { finalActs } from '../../../domain/queue/acts/final-acts.ts';
import { useLogoutQuestion } from '../../../features/shell/use-logout-question.ts';
import { logout } from '../../../lib/session/logout.ts';

/** Signs out, once what waits behind Undo has been sent. */
export const useLeaveConsole = () => {
  const router = useRouter();
  return useLogoutQuestion(async () => {
    await finalActs.flush();
    await logout();
    await router.navigate({ to: '/', ignoreBlocker: true });
  });
};
