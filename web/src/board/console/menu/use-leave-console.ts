import { useRouter } from '@tanstack/react-router';
import { useLogoutQuestion } from '../../../features/shell/use-logout-question.ts';
import { logout } from '../../../lib/session/logout.ts';

export const useLeaveConsole = () => {
  const router = useRouter();
  return useLogoutQuestion(async () => {
    await logout();
    await router.navigate({ to: '/', ignoreBlocker: true });
  });
};
