import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { DrawView } from '#contract/draws/draws.ts';
import { ownApplicationsQuery } from '../../../domain/draw/draws.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { useSession } from '../../../lib/session/session.ts';

/** Starts only at a press, because it loads some hundred KB and computes for a second on a cheap phone. */
export const useCheck = ({ date }: Pick<DrawView, 'date'>) => {
  const isSignedIn = useSession().userId !== null;
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  return useMutation({
    /** `receipt` is one that somebody has kept, whether or not he is signed in. */
    mutationFn: async (receipt: string | null) => {
      running.current = new AbortController();
      const { runCheck } = await import('./run-check.ts');
      const own = isSignedIn ? await queryClient.fetchQuery(ownApplicationsQuery(date)) : [];
      const took = own.filter(({ state }) => state !== 'WAITING_FOR_CONFIRMATION' && state !== 'WITHDRAWN');
      const kept = receipt === null ? [] : [{ receipt }];
      return runCheck(date, [...kept, ...took], running.current.signal);
    },
    networkMode: 'always',
  });
};

export type Check = ReturnType<typeof useCheck>;
