import type { QueueEvents, ShownQueue } from '#contract/queue/queue-events.ts';
import { applyDelta } from '#kernel/line/queue-delta.ts';

/** A stream event, from the server or relayed by the leading tab. */
export type QueueMessage = {
  [N in keyof QueueEvents]: { readonly name: N; readonly data: QueueEvents[N] };
}[keyof QueueEvents];

export type QueueView<Q extends ShownQueue = ShownQueue> = {
  readonly queue: Q | undefined;
  readonly isLive: boolean;
  readonly receivedAt: number | undefined;
  readonly build: string | undefined;
};

export const emptyView: QueueView = {
  queue: undefined,
  isLive: false,
  receivedAt: undefined,
  build: undefined,
};

const names: readonly string[] = ['state', 'delta', 'heartbeat'] satisfies (keyof QueueEvents)[];

/** Ignores unknown events of a newer server. */
export const toMessage = (event: { name: string; data: string }): QueueMessage | null =>
  names.includes(event.name) ? ({ name: event.name, data: JSON.parse(event.data) } as QueueMessage) : null;

/** Null if the message does not follow the shown revision, so that the full state is needed. */
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
