import { useMemo } from 'react';
import type { AdminQueue, AdminQueueRow } from '#contract/queue/queue.ts';
import { useQueue } from './use-queue.ts';

export type Line = {
  /** Undefined until the server has told it for the first time. */
  readonly queue: AdminQueue | undefined;
  readonly called: readonly AdminQueueRow[];
  readonly waiting: readonly AdminQueueRow[];
  readonly isLive: boolean;
  readonly receivedAt: number | undefined;
};

const nobody: readonly AdminQueueRow[] = [];

/** The line as operators work with it. */
export const useLine = (): Line => {
  const { queue, isLive, receivedAt } = useQueue({ placement: 'admin' });
  const rows = queue?.content ?? nobody;
  const parts = useMemo(
    () => ({
      called: rows.filter(({ bookingStatus }) => bookingStatus === 'GO_TO_GATE'),
      waiting: rows.filter(({ bookingStatus }) => bookingStatus === 'WAITING'),
    }),
    [rows],
  );
  // The same as long as the server says the same: what shows it is not drawn anew by whatever else happens on the page.
  return useMemo(() => ({ queue, ...parts, isLive, receivedAt }), [queue, parts, isLive, receivedAt]);
};
