import type { BannerPosition } from '#contract/promo/banner-places.ts';
import type { ClickCount, promoRoutes } from '#contract/promo/promo.ts';
import type { QueryOf } from '#contract/route.ts';
import type { Context } from '../../../platform/context/context.ts';
import { invalidField } from '../../../platform/errors/app-error.ts';
import { toWireInstant } from '../../../platform/time/wire-instant.ts';
import { listBlocks } from '../banner.queries.ts';
import { listClickHours, sumClicks } from './clicks.queries.ts';

type Unit = 'hour' | 'day';
type ClickQuery = QueryOf<typeof promoRoutes.getClickCount>;
type Moment = Temporal.ZonedDateTime;

/** About two months by the hour, or four years by the day. */
const longestSeries = 1500;

const beginningOf = (unit: Unit, moment: Moment) =>
  moment.round({ smallestUnit: unit, roundingMode: 'floor' });

/** A date means the whole day, an instant its hour; `to` is inclusive. */
const readRange = ({ from, to }: ClickQuery, timeZone: string) => {
  const unitOf = (bound: string): Unit => (bound.includes('T') ? 'hour' : 'day');
  const read = (bound: string) =>
    unitOf(bound) === 'day'
      ? Temporal.PlainDate.from(bound).toZonedDateTime(timeZone)
      : beginningOf('hour', Temporal.Instant.from(bound).toZonedDateTimeISO(timeZone));
  return {
    from: from === undefined ? undefined : read(from),
    until: to === undefined ? undefined : read(to).add({ [`${unitOf(to)}s`]: 1 }),
  };
};

const listBeginnings = (unit: Unit, from: Moment, until: Moment): Moment[] => {
  const beginnings: Moment[] = [];
  let at = beginningOf(unit, from);
  while (Temporal.ZonedDateTime.compare(at, until) < 0) {
    if (beginnings.length >= longestSeries)
      throw invalidField('to', 'TOO_BIG', {
        limit: at.subtract({ seconds: 1 }).toString({ timeZoneName: 'never' }),
      });
    beginnings.push(at);
    at = at.add({ [`${unit}s`]: 1 });
  }
  return beginnings;
};

export const getClickCount = async (
  { db, config: { timeZone } }: Context,
  position: BannerPosition,
  request: ClickQuery,
): Promise<ClickCount> => {
  const { from, until } = readRange(request, timeZone);
  if (from && until && Temporal.ZonedDateTime.compare(from, until) >= 0)
    throw invalidField('to', 'TOO_SMALL', { limit: request.from ?? '' });
  const beginnings = request.by && from && until ? listBeginnings(request.by, from, until) : undefined;
  const [block] = await listBlocks(db, [position]);
  const blockId = block?.id ?? '';
  const range = { from: from?.toInstant(), until: until?.toInstant() };
  if (!request.by || !beginnings) return { count: await sumClicks(db, blockId, range) };
  const { by } = request;
  const counts = new Map<number, number>();
  for (const { hour, count } of await listClickHours(db, blockId, range)) {
    const { epochMilliseconds } = beginningOf(by, hour.toZonedDateTimeISO(timeZone));
    counts.set(epochMilliseconds, (counts.get(epochMilliseconds) ?? 0) + count);
  }
  const series = beginnings.map((at) => ({
    at: toWireInstant(at.toInstant(), timeZone),
    count: counts.get(at.epochMilliseconds) ?? 0,
  }));
  return { count: series.reduce((sum, { count }) => sum + count, 0), series };
};
