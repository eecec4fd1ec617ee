import type { QueueDelta } from '#kernel/line/queue-delta.ts';
import type { AdminQueue, BoardQueue, QueuePlacement, TerminalQueue } from './queue.ts';

/** The line as it is shown to one placement. */
export type ShownQueue = AdminQueue | BoardQueue | TerminalQueue;
export type QueueOf<P extends QueuePlacement> = {
  admin: AdminQueue;
  board: BoardQueue;
  terminal: TerminalQueue;
}[P];

/** When the server sends something at all: a reader that hears nothing for twice as long has lost it. */
export const heartbeatSeconds = 5;

type Sent = { readonly serverTime: string };

/** What a stream of the line sends, by the name of the event. */
export type QueueEvents<Q extends ShownQueue = ShownQueue> = {
  state: Q & Sent & { readonly build: string };
  /** Without the time where it is sent again: it happened earlier. */
  delta: QueueDelta<Q> & Partial<Sent>;
  /** This revision is the newest there is: to who was sent nothing else meanwhile. */
  heartbeat: Sent & { readonly revision: number; readonly build: string };
};
