import type { QueueDelta } from '#kernel/line/queue-delta.ts';
import type { AdminQueue, BoardQueue, QueuePlacement, TerminalQueue } from './queue.ts';

export type ShownQueue = AdminQueue | BoardQueue | TerminalQueue;
export type QueueOf<P extends QueuePlacement> = {
  admin: AdminQueue;
  board: BoardQueue;
  terminal: TerminalQueue;
}[P];

/** The server sends at least this often; after twice as long in silence the connection is lost. */
export const heartbeatSeconds = 5;

type WithServerTime = { readonly serverTime: string };

export type QueueEvents<Q extends ShownQueue = ShownQueue> = {
  state: Q & WithServerTime & { readonly build: string };
  /** No time in a replayed delta: it happened earlier. */
  delta: QueueDelta<Q> & Partial<WithServerTime>;
  /** `revision` is the newest one; sent when nothing else was. */
  heartbeat: WithServerTime & { readonly revision: number; readonly build: string };
};
