import { useSyncExternalStore } from 'react';
import type { QueuePlacement } from '#contract/queue/queue.ts';
import type { QueueOf } from '#contract/queue/queue-events.ts';
import { useSession } from '../../lib/session/session.ts';
import { serverNow } from '../../lib/time/server-clock.ts';
import { queueStore } from './queue-store.ts';
import { emptyView, type QueueView } from './queue-view.ts';

const nobody = { subscribe: () => () => {}, view: () => emptyView };

type QueueSelection<P extends QueuePlacement> = {
  readonly placement: P;
  /** Limits the number of waiting trucks. If absent, all are loaded. */
  readonly size?: number;
};

export const useQueue = <P extends QueuePlacement>({ placement, size }: QueueSelection<P>) => {
  const { credential, accountId } = useSession();
  const store = credential ? queueStore(`${credential.slot} ${accountId}`, { placement, size }) : nobody;
  const view = useSyncExternalStore(store.subscribe, store.view) as QueueView<QueueOf<P>>;
  return { ...view, serverNow };
};
