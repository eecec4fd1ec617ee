import { useQuery } from '@tanstack/react-query';
import { hasConsoleRole } from '#kernel/access.ts';
import { profileQuery } from '../domain/account/profile.ts';
import { useWorker } from '../lib/session/forget-other-account.ts';

/** Asks again by itself, because nobody stands at a display in the hall to press a button. */
const askAgainMs = 15_000;

type BoardRole = 'operator' | 'viewer' | 'loading' | 'unknown';

/** Console rights need a session that was opened here. With a driver's token everybody is a viewer. */
export const useBoardRole = () => {
  const isOwnSession = useWorker()?.slot === 'admin';
  const { data, error, refetch } = useQuery({
    ...profileQuery,
    enabled: isOwnSession,
    refetchInterval: ({ state }) => (state.status === 'error' ? askAgainMs : false),
  });
  const roleOfOwn = (): BoardRole => {
    if (data) return hasConsoleRole(data.roles) ? 'operator' : 'viewer';
    return error ? 'unknown' : 'loading';
  };
  const role: BoardRole = isOwnSession ? roleOfOwn() : 'viewer';
  return { role, error, askAgain: () => void refetch() };
};
