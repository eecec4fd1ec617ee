import { useState } from 'react';
import type { UserAccount } from '#contract/accounts/accounts.ts';
import { outdateEvents } from '../../../domain/journal/events.ts';
import { newestEventsOf } from '../../../domain/journal/newest-events.ts';
import { isStale } from '../../../lib/api-error.ts';
import { isCancelled } from '../../../ui/errors/error-dialog.ts';
import { handleError, tellRefusal } from '../../../ui/errors/handle-error.ts';
import { reloadUser } from '../user-calls.ts';
import { type AccountChange, whatChanged } from './what-changed.ts';

/** Does something to an account. If another operator was faster, nothing happens but that it is told. */
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
  // What was told of one account says nothing of the next.
  return { change: told?.id === id ? told.change : null, isRunning, run };
};

export type UserAct = ReturnType<typeof useUserAct>;
