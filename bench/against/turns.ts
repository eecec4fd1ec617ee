import { type LoadResult, median, quantile } from '../support/load.ts';
import type { Side } from './sides/side.ts';

/** One line of the table, of one side in one round. */
export type Sample = {
  readonly perSecond: number;
  /** Milliseconds that an answer took. */
  readonly p50: number;
  readonly p99: number;
  /** Milliseconds of processor time for each answer. */
  readonly product: number;
  readonly postgres: number;
};

export type Turn = Readonly<Record<string, Sample>>;
export type Round<T = Turn> = { readonly present: T; readonly other: T };

/** `work` with what it cost the side until nothing of it is left to do. */
export const sample = async (side: Side, work: () => Promise<LoadResult>): Promise<Sample> => {
  const before = side.spent();
  const { perSecond, latencies } = await work();
  const after = side.spent();
  return {
    perSecond,
    p50: median(latencies),
    p99: quantile(latencies, 0.99),
    product: (after.product - before.product) / latencies.length,
    postgres: (after.postgres - before.postgres) / latencies.length,
  };
};

const takeTurn = async <T>(side: Side, turn: (side: Side) => Promise<T>) => {
  await side.resume();
  const result = await turn(side);
  side.pause();
  return result;
};

/** Each round both, the one that waits paused; who began a round is second in the next. */
export const takeTurns = async <T>(
  sides: { readonly present: Side; readonly other: Side },
  rounds: number,
  turnOf: (round: number) => (side: Side) => Promise<T>,
): Promise<Round<T>[]> => {
  const done: Round<T>[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const turn = turnOf(round);
    const first = round % 2 === 0 ? 'present' : 'other';
    const early = await takeTurn(sides[first], turn);
    const late = await takeTurn(sides[first === 'present' ? 'other' : 'present'], turn);
    process.stderr.write(`round ${round + 1} of ${rounds}\n`);
    done.push(first === 'present' ? { present: early, other: late } : { present: late, other: early });
  }
  return done;
};
