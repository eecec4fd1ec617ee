import type { QueueEvents, ShownQueue } from '#contract/queue/queue-events.ts';
import { applyDelta } from '#kernel/line/queue-delta.ts';

/** One event of the stream, as it comes from the server or from the tab that reads for all. */
export type QueueMessage = {
  [N in keyof QueueEvents]: { readonly name: N; readonly data: QueueEvents[N] };
}[keyof QueueEvents];

export type QueueView<Q extends ShownQueue = ShownQueue> = {
  readonly queue: Q | undefined;
  /** The server was heard within the last two heartbeats. */
  readonly isLive: boolean;
  /** When the line was as it is shown, by the server's clock. */
  readonly receivedAt: number | undefined;
  /** Which build of the pages the server has. */
  readonly build: string | undefined;
};

export const emptyView: QueueView = {
  queue: undefined,
  isLive: false,
  receivedAt: undefined,
  build: undefined,
};

const names: readonly string[] = ['state', 'delta', 'heartbeat'] satisfies (keyof QueueEvents)[];

/** Events that a newer server may send are not ours to understand. */
export const toMessage = (event: { name: string; data: string }): QueueMessage | null =>
  names.includes(event.name) ? ({ name: event.name, data: JSON.parse(event.data) } as QueueMessage) : null;

/** Null: the message goes with a line that is not the one shown, so the line must be asked for whole. */
export const receive = (view: QueueView, { name, data }: QueueMessage): QueueView | null => {
  const { serverTime } = data;
  const live = { isLive: true, receivedAt: serverTime ? Date.parse(serverTime) : view.receivedAt };
  if (name === 'state') {
    const { serverTime: _sent, build, ...queue } = data;
    return { ...live, queue, build };
  }
  const { queue } = view;
  if (name === 'heartbeat')
    return queue?.revision === data.revision ? { ...live, queue, build: data.build } : null;
  if (queue?.revision !== data.base) return null;
  return { ...live, queue: applyDelta(queue, data), build: view.build };
};
