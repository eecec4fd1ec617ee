import type { Order } from './sides/preparation.ts';
import type { Side } from './sides/side.ts';
import type { Tree } from './sides/tree.ts';

export type Sides = { readonly present: Side; readonly other: Side };

export type Comparison = {
  readonly trees: { readonly present: Tree; readonly other: Tree };
  /** Both commits, each on its own identically filled database. */
  open(order: Omit<Order, 'env'>, database?: 'embedded'): Promise<Sides>;
  readonly rounds: number;
  readonly count: number;
  readonly crowd: number;
  readonly seconds: number;
  /** Read lines are filtered to names that contain this. */
  readonly lines: string;
  readonly other: string;
  /** Whether `other` is the commit that the targets refer to. */
  readonly isOldest: boolean;
};
