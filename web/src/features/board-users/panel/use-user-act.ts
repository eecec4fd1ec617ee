import { useState } from 'react';
import type { UserAccount } from '#contract/accounts/accounts.ts';
import { outdateEvents } from '../../../domain/journal/events.ts';
import { newestEventsOf } from '../../../domain/journal/newest-events.ts';
import { isStale } from '../../../lib/api-error.ts';
import { isCancelled } from '../../../ui/errors/error-dialog.ts';
import { handleError, tellRefusal } from '../../../ui/errors/handle-error.ts';
import { reloadUser } from '../user-calls.ts';
import { type AccountChange, whatChanged } from './what-changed.ts';

/** Runs an action on an account. On a version conflict nothing is changed and a callout is shown. */
export const useUserAct = (id: string) => {
  const [told, setTold] = useState<{ readonly id: string; readonly change: AccountChange } | null>(null);
  const [isRunning, setRunning] = useState(false);
  const findOut = async (before: UserAccount) => {
    const [after, events] = await Promise.all([reloadUser(before.id), newestEventsOf({ userId: before.id })]);
    setTold({ id: before.id, change: whatChanged(before, after, events) });
  };
  const run = async (user: UserAccount, act: () => Promise<void>) => {
    setRunning(true);
    setTold(null);
    try {
      await act();
      void outdateEvents();
    } catch (error) {
      if (isStale(error)) await findOut(user).catch(handleError);
      else if (!isCancelled(error)) await tellRefusal(error);
    } finally {
      setRunning(false);
    }
  };
  // A callout about another account is left out.
  return { change: told?.id === id ? told.change : null, isRunning, run };
};

export type UserAct = ReturnType<typeof useUserAct>;
