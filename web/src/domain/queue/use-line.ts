import { useMemo } from 'react';
import type { AdminQueue, AdminQueueRow } from '#contract/queue/queue.ts';
import { useQueue } from './use-queue.ts';

export type Line = {
  readonly queue: AdminQueue | undefined;
  readonly called: readonly AdminQueueRow[];
  readonly waiting: readonly AdminQueueRow[];
  readonly isLive: boolean;
  readonly receivedAt: number | undefined;
};

const nobody: readonly AdminQueueRow[] = [];

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
  // Memoized, so that consumers re-render only on new server data.
  return useMemo(() => ({ queue, ...parts, isLive, receivedAt }), [queue, parts, isLive, receivedAt]);
};
