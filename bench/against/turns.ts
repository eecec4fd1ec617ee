import { type LoadResult, median, quantile, sortNumbers } from '../support/load.ts';
import type { Side, Spent } from './sides/side.ts';

export type Sample = {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly product: number;
  readonly postgres: number;
};

export type Turn = Readonly<Record<string, Sample>>;
export type Round<T = Turn> = { readonly present: T; readonly other: T };

export type Measured = LoadResult & Spent;

export const measure = async (side: Side, work: () => Promise<LoadResult>): Promise<Measured> => {
  const before = side.spent();
  const result = await work();
  const after = side.spent();
  return {
    ...result,
    product: after.product - before.product,
    postgres: after.postgres - before.postgres,
  };
};

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

export const secondsOf = ({ latencies, perSecond }: LoadResult): number => latencies.length / perSecond;

export const sampleOf = (parts: readonly Measured[]): Sample => {
  const latencies = sortNumbers(parts.flatMap((part) => part.latencies));
  return {
    perSecond: latencies.length / sum(parts.map(secondsOf)),
    p50: median(latencies),
    p99: quantile(latencies, 0.99),
    product: sum(parts.map(({ product }) => product)) / latencies.length,
    postgres: sum(parts.map(({ postgres }) => postgres)) / latencies.length,
  };
};

export const sample = async (side: Side, work: () => Promise<LoadResult>): Promise<Sample> =>
  sampleOf([await measure(side, work)]);

const takeTurn = async <T>(side: Side, turn: (side: Side) => Promise<T>) => {
  await side.resume();
  const result = await turn(side);
  side.pause();
  return result;
};

/** Runs both sides in every round, pausing the idle one; the side that goes first alternates. */
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
