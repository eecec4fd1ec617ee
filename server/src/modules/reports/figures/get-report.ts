import {
  longestReportDays,
  type ReportFigures,
  type ReportKey,
  type ReportName,
} from '#contract/reports/reports.ts';
import type { Context } from '../../../platform/context.ts';
import { invalidField } from '../../../platform/errors/app-error.ts';
import type { Days } from '../count/count-span.ts';
import { collect } from './collect.ts';
import { keysOf } from './report-keys.ts';
import { emptyTally, figuresOf, totalOf } from './tally.ts';

export type ReportQuery = { readonly from: string; readonly to: string; readonly by: ReportKey };

export type Report<N extends ReportName> = {
  readonly rows: (ReportFigures<N> & { readonly key: string })[];
  readonly previous: ReportFigures<N>;
  readonly total: ReportFigures<N>;
};

const periodOf = ({ from, to }: ReportQuery): Days & { readonly days: number } => {
  const period = { from: Temporal.PlainDate.from(from), to: Temporal.PlainDate.from(to) };
  const days = period.from.until(period.to, { largestUnit: 'day' }).days + 1;
  if (days < 1 || days > longestReportDays) throw invalidField('to', 'INVALID_VALUE');
  return { ...period, days };
};

/** The figures of a period by its keys, over all of it, and over as many days before it. */
export const getReport = async <N extends ReportName>(
  ctx: Context,
  name: N,
  query: ReportQuery,
): Promise<Report<N>> => {
  const { by } = query;
  if (by === 'cargo' && name !== 'waiting') throw invalidField('by', 'INVALID_VALUE');
  const { from, to, days } = periodOf(query);
  const figures = figuresOf[name];
  const earlier = { from: from.subtract({ days }), to: from.subtract({ days: 1 }) };
  // Both at once: while the days that go on are counted, those before them are read.
  const [current, before] = await Promise.all([
    collect(ctx, name, by, { from, to }),
    collect(ctx, name, 'total', earlier),
  ]);
  return {
    rows: keysOf(by, from, to, current.keys()).map((key) => ({
      key,
      ...figures(current.get(key) ?? emptyTally()),
    })),
    previous: figures(totalOf(before.values())),
    total: figures(totalOf(current.values())),
  };
};
