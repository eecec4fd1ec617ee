import { useMemo } from 'react';
import type { AdminQueueRow } from '#contract/queue/queue.ts';
import { useQueue } from './use-queue.ts';

const nobody: readonly AdminQueueRow[] = [];

export const useLine = () => {
  const { queue, isLive, receivedAt } = useQueue({ placement: 'admin' });
  const rows = queue?.content ?? nobody;
  const parts = useMemo(
    () => ({
      called: rows.filter(({ bookingStatus }) => bookingStatus === 'GO_TO_GATE'),
      waiting: rows.filter(({ bookingStatus }) => bookingStatus === 'WAITING'),
    }),
    [rows],
  );
  // Memoized, so that components render again only for new data of the server.
  return useMemo(() => ({ queue, ...parts, isLive, receivedAt }), [queue, parts, isLive, receivedAt]);
};

export type Line = ReturnType<typeof useLine>;
