import type { BenchServer } from './postgres-server.ts';
import type { Stage } from './stage.ts';

/** A Markdown table, ready to paste into the docs. */
export const table = (headings: readonly string[], rows: readonly (readonly string[])[]): string => {
  const lines = [headings, ...rows];
  const widths = headings.map((_, column) => Math.max(3, ...lines.map((row) => row[column]?.length ?? 0)));
  const lineOf = (row: readonly string[]) =>
    `| ${widths.map((width, column) => (row[column] ?? '').padEnd(width)).join(' | ')} |`;
  const rule = `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`;
  return [lineOf(headings), rule, ...rows.map(lineOf)].join('\n');
};

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
