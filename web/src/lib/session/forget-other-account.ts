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

/** What stands on the screen stays loaded, however long its person takes to sign in again. */
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
 * Whoever signs out still sees the old screen for a moment: its queries are emptied, not removed, because a removed one
 * would be asked for again at the next drawing, without a token.
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
 * What was loaded or begun for one account is never another's that signed in meanwhile, be it in another tab. An
 * operator whose session the server has ended goes on where he was once he signs in again: until it is known who does,
 * all of it waits.
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

/** Whose screens stand here: also while an ended session waits to be opened again. Null: nobody's. */
export const useWorker = () => useSyncExternalStore(onSessionChange, () => worker);
