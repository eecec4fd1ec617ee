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
  /** Small sizes that show whether a measurement works; its figures say nothing about the target. */
  readonly isQuick: boolean;
  /** A checkpoint with that many past bookings, filled once for all measurements. */
  past(count: number): Promise<Stage>;
};

export type Measure = (bench: Bench) => Promise<Row[]>;
