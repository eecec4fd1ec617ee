import { useSyncExternalStore } from 'react';
import type { QueuePlacement } from '#contract/queue/queue.ts';
import type { QueueOf } from '#contract/queue/queue-events.ts';
import { useSession } from '../../lib/session/session.ts';
import { serverNow } from '../../lib/time/server-clock.ts';
import { queueStore } from './queue-store.ts';
import { emptyView, type QueueView } from './queue-view.ts';

const nobody = { subscribe: () => () => {}, view: () => emptyView };

type Wanted<P extends QueuePlacement> = {
  readonly placement: P;
  /** How many of those who wait; all of them when absent. */
  readonly size?: number;
};

/** The line, kept up to date by the server for as long as the component is there. */
export const useQueue = <P extends QueuePlacement>({ placement, size }: Wanted<P>) => {
  const { credential, accountId } = useSession();
  const store = credential ? queueStore(`${credential.slot} ${accountId}`, { placement, size }) : nobody;
  const view = useSyncExternalStore(store.subscribe, store.view) as QueueView<QueueOf<P>>;
  return { ...view, serverNow };
};
