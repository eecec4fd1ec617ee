import { useMemo, useSyncExternalStore } from 'react';
import type { AdminQueueRow, QueuePlacement } from '#contract/queue/queue.ts';
import type { QueueOf } from '#contract/queue/queue-events.ts';
import { useSession } from '../../lib/session/session.ts';
import { serverNow } from '../../lib/time/server-clock.ts';
import { queueStore } from './queue-store.ts';
import { emptyView, type QueueView } from './queue-view.ts';

const nowhere = { subscribe: () => () => {}, view: () => emptyView };

type QueueSelection<P extends QueuePlacement> = {
  readonly placement: P;
  /** Limits the number of waiting trucks. If absent, all are loaded. */
  readonly size?: number;
};

export const useQueue = <P extends QueuePlacement>({ placement, size }: QueueSelection<P>) => {
  const { credential, accountId } = useSession();
  const store = credential ? queueStore(`${credential.slot} ${accountId}`, { placement, size }) : nowhere;
  const view = useSyncExternalStore(store.subscribe, store.view) as QueueView<QueueOf<P>>;
  return { ...view, serverNow };
};

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
