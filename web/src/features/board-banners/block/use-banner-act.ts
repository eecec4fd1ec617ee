import { useState } from 'react';
import { ApiError, isStale } from '../../../lib/api-error.ts';
import { handleRefusal } from '../../../ui/errors/handle-refusal.ts';
import { OrderChangedError, reloadPromo } from '../promo-calls.ts';

const isGone = (error: unknown) => error instanceof ApiError && error.status === 404;
const isOvertakenBy = (error: unknown) =>
  isStale(error) || isGone(error) || error instanceof OrderChangedError;

/** Does something to a banner of the list. If a colleague was faster, nothing happens but that it is told. */
export const useBannerAct = () => {
  const [isRunning, setRunning] = useState(false);
  const [isOvertaken, setOvertaken] = useState(false);
  const run = async (act: () => Promise<unknown>) => {
    // Not disabled meanwhile, which would take the focus away.
    if (isRunning) return;
    setRunning(true);
    setOvertaken(false);
    try {
      await act();
    } catch (error) {
      const wasFaster = isOvertakenBy(error);
      if (!wasFaster) await handleRefusal(error);
      // Whatever went wrong, a part of it may have been done.
      await reloadPromo().catch(wasFaster ? handleRefusal : () => undefined);
      setOvertaken(wasFaster);
    } finally {
      setRunning(false);
    }
  };
  return { run, isRunning, isOvertaken };
};

export type BannerAct = ReturnType<typeof useBannerAct>;
