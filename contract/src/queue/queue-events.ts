import type { QueueDelta } from '#kernel/line/queue-delta.ts';
import type { AdminQueue, BoardQueue, QueuePlacement, TerminalQueue } from './queue.ts';

export type ShownQueue = AdminQueue | BoardQueue | TerminalQueue;
export type QueueOf<P extends QueuePlacement> = {
  admin: AdminQueue;
  board: BoardQueue;
  terminal: TerminalQueue;
}[P];

/**
 * The server sends something at least this often. After twice this time in silence the client takes the
 * connection for lost.
 */
export const heartbeatSeconds = 5;

type WithServerTime = { readonly serverTime: string };

export type QueueEvents<Q extends ShownQueue = ShownQueue> = {
  state: Q & WithServerTime & { readonly build: string };
  /** A delta that is sent again has no time, because its change happened earlier. */
  delta: QueueDelta<Q> & Partial<WithServerTime>;
  /** Sent if no change was sent for a time. `revision` is the newest one. */
  heartbeat: WithServerTime & { readonly revision: number; readonly build: string };
};
