import { QueryObserver } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { queryClient } from '../query-client.ts';
import {
  type Credential,
  currentApplication,
  currentSession,
  isRejected,
  onSessionChange,
  type Session,
} from './session.ts';
import { handWorkOver } from './work-of-account.ts';

type Worker = Pick<Session, 'accountId'> & Pick<Credential, 'slot'>;

let worker: Worker | null = null;

const workerOf = ({ credential, accountId }: Session): Worker | null =>
  credential && { slot: credential.slot, accountId };

/** Keeps the active queries cached, however long the person takes to sign in again. */
const holdShown = () => {
  const stops = queryClient
    .getQueryCache()
    .findAll({ type: 'active' })
    .map(({ options, queryKey }) =>
      new QueryObserver(queryClient, { ...options, queryKey, enabled: false }).subscribe(() => undefined),
    );
  return () => {
    for (const stop of stops) stop();
  };
};

/**
 * After sign-out the old screen is still mounted for a moment. Its queries are reset instead of removed, because a
 * removed one would be fetched at the next render, without a token.
 */
const emptyQueries = () => {
  queryClient.removeQueries({ type: 'inactive' });
  for (const query of queryClient.getQueryCache().findAll({ type: 'active' }))
    if (!query.meta?.isPublic) query.reset();
};

const forget = (accountId: string | null) => {
  handWorkOver(accountId);
  if (accountId === null) emptyQueries();
  else void queryClient.resetQueries();
};

/**
 * Drops cached data and unfinished work when another account signs in, also in another tab. If the server ended an
 * operator's session, everything is kept until it is known who signs in next.
 */
export const forgetOtherAccount = () => {
  let last = currentSession();
  let letGo: (() => void) | undefined;
  worker = workerOf(last);
  return onSessionChange(() => {
    const before = last;
    last = currentSession();
    const isEnded = last.credential === null && before.credential !== null && isRejected(before.credential);
    if (isEnded && currentApplication() === 'board') {
      letGo ??= holdShown();
      return;
    }
    const hasWaited = letGo !== undefined;
    letGo?.();
    letGo = undefined;
    const accountId = worker?.accountId ?? null;
    const isSameWorker = worker?.slot === last.credential?.slot && accountId === last.accountId;
    if (!isSameWorker) worker = workerOf(last);
    if (accountId !== last.accountId) forget(last.accountId);
    else if (hasWaited) void queryClient.invalidateQueries();
  });
};

/** The account whose screens are shown, also while an ended session waits for a new sign-in. Null if there is none. */
export const useWorker = () => useSyncExternalStore(onSessionChange, () => worker);
