import type { AdminQueue, BoardQueue, QueueClosure, QueuePlacement, TerminalQueue } from './queue.ts';

/** The line as it is shown to one placement. */
export type ShownQueue = AdminQueue | BoardQueue | TerminalQueue;
export type QueueOf<P extends QueuePlacement> = {
  admin: AdminQueue;
  board: BoardQueue;
  terminal: TerminalQueue;
}[P];

export type RowOf<Q extends ShownQueue> = Q['content'][number];

/** When the server sends something at all: a reader that hears nothing for twice as long has lost it. */
export const heartbeatSeconds = 5;

/** What stands beside the rows. */
type BesideRows<Q extends ShownQueue> = Omit<Q, 'content' | 'revision' | 'closure'> & {
  /** Null: it is over. */
  readonly closure: QueueClosure | null;
};

/** How an end of a forecast moved: by minutes, to an instant of its own, or null for "nobody can say". */
export type Move = number | string | null;

/** Rows that stay and whose forecast moved alike: the moves of both ends, then runs of rows to skip and rows that moved. */
export type MovedForecasts = readonly [from: Move, to: Move, ...skipAndCount: number[]];

/** From one revision of the line to another. Positions are not in it: whoever waits is numbered anew. */
export type QueueDelta<Q extends ShownQueue = ShownQueue> = {
  readonly base: number;
  readonly revision: number;
  /** By number. */
  readonly removed?: readonly string[];
  /** New, changed or moved rows and where they stand in the end, from the first on. */
  readonly placed?: readonly (readonly [index: number, row: Omit<RowOf<Q>, 'position'>])[];
  readonly moved?: readonly MovedForecasts[];
  readonly set?: Partial<BesideRows<Q>>;
};

type Sent = { readonly serverTime: string };

/** What a stream of the line sends, by the name of the event. */
export type QueueEvents<Q extends ShownQueue = ShownQueue> = {
  state: Q & Sent & { readonly build: string };
  /** Without the time where it is sent again: it happened earlier. */
  delta: QueueDelta<Q> & Partial<Sent>;
  /** This revision is the newest there is: to who was sent nothing else meanwhile. */
  heartbeat: Sent & { readonly revision: number; readonly build: string };
};
