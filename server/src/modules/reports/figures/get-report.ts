import type { z } from 'zod';
import {
  longestReportDays,
  type ReportFigures,
  type ReportName,
  type reportPeriod,
} from '#contract/reports/reports.ts';
import type { Context } from '../../../platform/context/context.ts';
import { AppError, invalidField } from '../../../platform/errors/app-error.ts';
import { today, wireInstant } from '../../slots/checkpoint-time.ts';
import type { Days } from '../count/count-span.ts';
import { type Collected, collect, collectUntil } from './collect.ts';
import { collectDuty } from './collect-duty.ts';
import { keysOf } from './report-keys.ts';
import { emptyTally, figuresOf, type Tally, totalOf } from './tally.ts';

export type ReportQuery = z.output<typeof reportPeriod>;

const { compare } = Temporal.PlainDate;

const periodOf = ({ from, to }: ReportQuery): Days & { readonly days: number } => {
  if (from === undefined || to === undefined) {
    const missing = Object.entries({ from, to }).filter(([, day]) => day === undefined);
    const fields = missing.map(([propertyPath]) => ({ propertyPath, code: 'REQUIRED' as const }));
    throw new AppError('INVALID_INPUT', { fields });
  }
  const period = { from: Temporal.PlainDate.from(from), to: Temporal.PlainDate.from(to) };
  const days = period.from.until(period.to, { largestUnit: 'day' }).days + 1;
  if (days < 1) throw invalidField('to', 'TOO_SMALL', { limit: from });
  const lastDay = period.from.add({ days: longestReportDays - 1 });
  if (days > longestReportDays) throw invalidField('to', 'TOO_BIG', { limit: String(lastDay) });
  return { ...period, days };
};

const sumUp = (tallies: Iterable<Tally | undefined>): Tally | undefined => {
  const recorded = [...tallies].filter((tally) => tally !== undefined);
  return recorded.length === 0 ? undefined : totalOf(recorded);
};

const collectWhole = async (ctx: Context, name: ReportName, days: Days) =>
  sumUp((await collect(ctx, name, 'total', days)).values());

/** `byDay` are the tallies of these and later days, if they have been read already. */
const collectPart = async (
  ctx: Context,
  name: ReportName,
  from: Temporal.PlainDate,
  until: Temporal.ZonedDateTime,
  byDay?: Promise<ReadonlyMap<string, Tally>>,
) => {
  const day = until.toPlainDate();
  const collectDaysOver = async (): Promise<(Tally | undefined)[]> => {
    if (compare(from, day) === 0) return [];
    if (!byDay) return [await collectWhole(ctx, name, { from, to: day.subtract({ days: 1 }) })];
    return [...(await byDay)].flatMap(([key, tally]) => (key < day.toString() ? tally : []));
  };
  const [daysOver, today] = await Promise.all([
    collectDaysOver(),
    collectUntil(ctx, name, day, until.toInstant()),
  ]);
  return sumUp([...daysOver, today]);
};

export const collectReport = async (
  ctx: Context,
  name: ReportName,
  query: ReportQuery,
): Promise<Collected> => {
  const { by } = query;
  if (by === 'cargo' && name !== 'waiting') throw invalidField('by', 'INVALID_VALUE');
  if (query.dutyId !== undefined) return collectDuty(ctx, name, query.dutyId, by);
  const { from, to, days } = periodOf(query);
  const before = { from: from.subtract({ days }), to: from.subtract({ days: 1 }) };
  const goesOn = compare(from, today(ctx)) <= 0 && compare(today(ctx), to) <= 0;
  // Rounded to the minute, so that all reports of a page use the same moment.
  const now = ctx.clock
    .now()
    .toZonedDateTimeISO(ctx.config.timeZone)
    .round({ smallestUnit: 'minute', roundingMode: 'floor' });
  // Runs in parallel, so that past days are read while open days are being counted.
  const collecting = collect(ctx, name, by, { from, to });
  const [current, earlier, part] = await Promise.all([
    collecting,
    goesOn ? collectPart(ctx, name, before.from, now.subtract({ days })) : collectWhole(ctx, name, before),
    goesOn ? collectPart(ctx, name, from, now, by === 'day' ? collecting : undefined) : undefined,
  ]);
  return {
    rows: keysOf(by, from, to, current.keys()).map((key) => [key, current.get(key)]),
    total: totalOf(current.values()),
    before: { ...before, tally: earlier },
    untilNow: goesOn ? { at: now, tally: part } : null,
  };
};

export type Report<N extends ReportName> = {
  readonly rows: (ReportFigures<N> & { readonly key: string })[];
  readonly previous: ReportFigures<N>;
  readonly total: ReportFigures<N>;
  readonly untilNow: (ReportFigures<N> & { readonly at: string }) | null;
};

export const getReport = async <N extends ReportName>(
  ctx: Context,
  name: N,
  query: ReportQuery,
): Promise<Report<N>> => {
  const { rows, total, before, untilNow } = await collectReport(ctx, name, query);
  const figures = (tally: Tally | undefined) => figuresOf[name](tally ?? emptyTally());
  return {
    rows: rows.map(([key, tally]) => ({ key, ...figures(tally) })),
    previous: figures(before.tally),
    total: figures(total),
    untilNow: untilNow && { at: wireInstant(ctx, untilNow.at.toInstant()), ...figures(untilNow.tally) },
  };
};
