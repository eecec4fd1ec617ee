import type { Order } from './sides/preparation.ts';
import type { Side } from './sides/side.ts';
import type { Tree } from './sides/tree.ts';

export type Sides = { readonly present: Side; readonly other: Side };

export type Comparison = {
  readonly trees: { readonly present: Tree; readonly other: Tree };
  /** Both commits, each on a database of its own that is filled alike. */
  open(order: Omit<Order, 'env'>, database?: 'embedded'): Promise<Sides>;
  readonly rounds: number;
  /** Bookings of a line in a round. */
  readonly count: number;
  /** Drivers who come at once. */
  readonly crowd: number;
  /** Seconds of a line in a round. */
  readonly seconds: number;
  /** Of what is read, only what has this in its name. */
  readonly lines: string;
  /** What the other commit is called. */
  readonly other: string;
  /** Whether it is the one that the targets are set against. */
  readonly isOldest: boolean;
};
