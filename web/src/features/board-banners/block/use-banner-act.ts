import { useState } from 'react';
import { ApiError, isStale } from '../../../lib/api-error.ts';
import { handleRefusal } from '../../../ui/errors/handle-refusal.ts';
import { OrderChangedError, reloadPromo } from '../promo-calls.ts';

const isGone = (error: unknown) => error instanceof ApiError && error.status === 404;
const isOvertakenBy = (error: unknown) =>
  isStale(error) || isGone(error) || error instanceof OrderChangedError;

/** Runs an action on a banner. On a version conflict nothing is changed and a callout is shown. */
export const useBannerAct = () => {
  const [isRunning, setRunning] = useState(false);
  const [isOvertaken, setOvertaken] = useState(false);
  const run = async (act: () => Promise<unknown>) => {
    // The button is not disabled, because it would lose the focus.
    if (isRunning) return;
    setRunning(true);
    setOvertaken(false);
    try {
      await act();
    } catch (error) {
      const wasFaster = isOvertakenBy(error);
      if (!wasFaster) await handleRefusal(error);
      // Loads again after any error, because a part of the act may have been done.
      await reloadPromo().catch(wasFaster ? handleRefusal : () => undefined);
      setOvertaken(wasFaster);
    } finally {
      setRunning(false);
    }
  };
  return { run, isRunning, isOvertaken };
};

export type BannerAct = ReturnType<typeof useBannerAct>;
