import type { BenchServer } from './postgres-server.ts';
import type { Stage } from './stage.ts';

/** One line of the table. */
export type Row = {
  readonly what: string;
  readonly target: string;
  readonly measured: string;
  readonly isMet: boolean;
};

export type Bench = {
  readonly server: BenchServer;
  /** Uses small sizes, which only show whether a measurement works. Its figures say nothing about the target. */
  readonly isQuick: boolean;
  /** Opens a checkpoint with that many past bookings, which is filled once for all measurements. */
  past(count: number): Promise<Stage>;
};

export type Measure = (bench: Bench) => Promise<Row[]>;
