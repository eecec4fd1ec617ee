import type { Context } from '../../../platform/context/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { wireInstant } from '../../slots/checkpoint-time.ts';
import { listLapses } from './applications.queries.ts';

const countedDays = 30;
const pauseDays = 14;
const most = 2;

const inDays = (days: number) => ({ hours: days * 24 });

type Truck = { readonly accountId: string; readonly plateKey: string };

type Lapses = {
  readonly count: number;
  /** No draws until then. */
  readonly until: Temporal.Instant | undefined;
};

/** Two wins within 30 days that nobody used keep a truck out of draws for 14 days. */
export const readLapses = async (ctx: Pick<Context, 'db' | 'clock'>, truck: Truck): Promise<Lapses> => {
  const now = ctx.clock.now();
  const lapses = await listLapses(ctx.db, truck, now);
  const isLater = (a: Temporal.Instant, b: Temporal.Instant) => Temporal.Instant.compare(a, b) > 0;
  const ends = lapses.flatMap((at, index) => {
    const before = lapses[index + most - 1];
    const isSecond = before !== undefined && !isLater(at, before.add(inDays(countedDays)));
    return isSecond ? [at.add(inDays(pauseDays))] : [];
  });
  return {
    count: lapses.filter((at) => isLater(at.add(inDays(countedDays)), now)).length,
    until: ends.find((end) => isLater(end, now)),
  };
};

export const requireNoPause = async (
  ctx: Pick<Context, 'db' | 'clock' | 'config'>,
  truck: Truck,
): Promise<void> => {
  const { until } = await readLapses(ctx, truck);
  if (until) throw new AppError('DRAWS_SUSPENDED', { extras: { until: wireInstant(ctx, until) } });
};
