import type { Context } from '../../../platform/context/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { wireInstant } from '../../slots/checkpoint-time.ts';
import { days } from '../../vehicles/bans/bans.queries.ts';
import { type DrawnTruck, findLimit, type Lapse, listLapses } from './lapses.queries.ts';

export const countedDays = 30;
export const limitDays = 14;
const most = 2;

const isLater = (a: Temporal.Instant, b: Temporal.Instant) => Temporal.Instant.compare(a, b) > 0;

type Reading = Pick<Context, 'db' | 'clock'>;

export const countLapses = async ({ db, clock }: Reading, truck: DrawnTruck): Promise<number> => {
  const now = clock.now();
  const lapses = await listLapses(db, truck, now);
  return lapses.filter(({ at }) => isLater(at.add(days(countedDays)), now)).length;
};

type DueLimit = { readonly lapse: Lapse; readonly until: Temporal.Instant };

/** Two lapses exclude a truck for 14 days. Undefined: it has fewer, or both have excluded it already. */
export const findDueLimit = async (
  { db, clock }: Reading,
  truck: DrawnTruck,
): Promise<DueLimit | undefined> => {
  const now = clock.now();
  const lapses = await listLapses(db, truck, now);
  const second = lapses.find(({ at, limited }, index) => {
    const before = lapses[index + most - 1];
    return (
      !limited &&
      isLater(at.add(days(limitDays)), now) &&
      before !== undefined &&
      !isLater(at, before.at.add(days(countedDays)))
    );
  });
  return second && { lapse: second, until: second.at.add(days(limitDays)) };
};

/** Checks lapses too, because the job records an exclusion up to a minute later. */
export const requireNoLimit = async (
  ctx: Pick<Context, 'db' | 'clock' | 'config'>,
  truck: DrawnTruck,
): Promise<void> => {
  const until = (await findLimit(ctx.db, truck, ctx.clock.now())) ?? (await findDueLimit(ctx, truck))?.until;
  if (until) throw new AppError('DRAWS_SUSPENDED', { extras: { until: wireInstant(ctx, until) } });
};
