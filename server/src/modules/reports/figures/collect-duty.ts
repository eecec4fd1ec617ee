import type { ReportKey, ReportName } from '#contract/reports/reports.ts';
import type { Context } from '../../../platform/context/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { findDuty } from '../../duties/duties.queries.ts';
import { dayAt } from '../../slots/checkpoint-time.ts';
import { type Collected, collectBetween } from './collect.ts';
import { keysOf } from './report-keys.ts';
import { totalOf } from './tally.ts';

type Span = { readonly from: Temporal.Instant; readonly until: Temporal.Instant };

const dayHours = 24;

const latest = (a: Temporal.Instant, b: Temporal.Instant) => (Temporal.Instant.compare(a, b) > 0 ? a : b);

/** A duty that goes on counts until the full minute, so that all reports of a page use the same moment. */
const spanOf = async (ctx: Context, id: string): Promise<Span> => {
  const duty = await findDuty(ctx.db, id);
  if (!duty) throw new AppError('NOT_FOUND');
  const minute = ctx.clock.now().round({ smallestUnit: 'minute', roundingMode: 'floor' });
  return { from: duty.started_at, until: duty.ended_at ?? latest(duty.started_at, minute) };
};

/** The hours that the duty touches, in the order of their time. */
const hourKeys = (ctx: Context, { from, until }: Span): string[] => {
  const keys: string[] = [];
  const end = until.toZonedDateTimeISO(ctx.config.timeZone);
  let hour = from
    .toZonedDateTimeISO(ctx.config.timeZone)
    .round({ smallestUnit: 'hour', roundingMode: 'floor' });
  do {
    keys.push(String(hour.hour).padStart(2, '0'));
    hour = hour.add({ hours: 1 });
  } while (Temporal.ZonedDateTime.compare(hour, end) < 0 && keys.length < dayHours);
  return keys;
};

/** Compares the duty with the same hours as many days before as the duty has lasted. */
export const collectDuty = async (
  ctx: Context,
  name: ReportName,
  dutyId: string,
  by: ReportKey,
): Promise<Collected> => {
  const span = await spanOf(ctx, dutyId);
  const hours = dayHours * Math.max(1, Math.ceil(span.from.until(span.until).total('hours') / dayHours));
  const before = { from: span.from.subtract({ hours }), until: span.until.subtract({ hours }) };
  const [current, earlier] = await Promise.all([
    collectBetween(ctx, name, by, span),
    collectBetween(ctx, name, 'total', before),
  ]);
  const [from, to] = [dayAt(ctx, span.from), dayAt(ctx, span.until)];
  const keys = by === 'hour' ? hourKeys(ctx, span) : keysOf(by, from, to, current.keys());
  return {
    rows: keys.map((key) => [key, current.get(key)]),
    total: totalOf(current.values()),
    before: {
      from: dayAt(ctx, before.from),
      to: dayAt(ctx, before.until),
      tally: earlier.size === 0 ? undefined : totalOf(earlier.values()),
    },
    untilNow: null,
  };
};
