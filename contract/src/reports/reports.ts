import { z } from 'zod';
import { givenDay, id, instant } from '../common.ts';

/**
 * What a row is. `hour`: `00` to `23`; `day`: yyyy-MM-dd; `weekday`: 1 (Monday) to 7; `weekday-hour`: both,
 * as `1T09`; `cargo`: code of a cargo type, only for waiting times.
 */
export const reportKeys = ['hour', 'day', 'weekday', 'weekday-hour', 'cargo'] as const;
export type ReportKey = (typeof reportKeys)[number];

const count = z.int().min(0);
const hours = z.number();
const minutes = z.number().nullable();
const rate = z.number().nullable();
const share = z.number().nullable();

/** How a figure is written in a sheet. */
export const figureFormats = new Map<z.ZodType, 'whole' | 'tenths' | 'share'>([
  [count, 'whole'],
  [hours, 'tenths'],
  [minutes, 'tenths'],
  [rate, 'tenths'],
  [share, 'share'],
]);

/** A figure that sums a column of `report_hour` is named after it: `noShows` is `no_shows`. */
export const reportFigures = {
  /** `capacity` as of the start of each slot; `arrived` counts at the booked slot, whenever the truck came. */
  occupancy: z.object({ capacity: count, booked: count, arrived: count }),
  /** `closedMinutes`: working time during which a closure was in force. */
  throughput: z.object({
    called: count,
    openHours: hours,
    perHour: rate,
    closedMinutes: count,
  }),
  /** `stillWaiting`: arrived but not called yet, so not part of the other figures; 0 by cargo. */
  waiting: z.object({ median: minutes, p90: minutes, trucks: count, p10: minutes, stillWaiting: count }),
  /** `due`: bookings whose time has come, including no-shows. */
  'no-shows': z.object({
    noShows: count,
    excused: count,
    struck: count,
    due: count,
    warnings: count,
    bans: count,
  }),
  cancellations: z.object({ byDriver: count, byOperator: count, bySystem: count, late: count }),
  /** `calledEarly`, `calledLate`: called before or after the forecast, with the median miss of each. */
  accuracy: z.object({
    share,
    medianMissMinutes: minutes,
    trucks: count,
    calledEarly: count,
    calledLate: count,
    medianEarlyMinutes: minutes,
    medianLateMinutes: minutes,
  }),
} as const;
export type ReportName = keyof typeof reportFigures;
export const reportNames = Object.keys(reportFigures) as ReportName[];

export type ReportFigures<N extends ReportName> = z.infer<(typeof reportFigures)[N]>;

/**
 * Rows in key order, the total, and the total of the equally long period before. For a period still running,
 * `untilNow` holds the figures up to this minute, and `previous` ends at the same time of day so that the two
 * compare.
 */
export const reportOf = <S extends z.ZodRawShape>(figures: z.ZodObject<S>) =>
  z.object({
    rows: z.array(z.object({ ...figures.shape, key: z.string() })),
    previous: figures,
    total: figures,
    untilNow: z.object({ ...figures.shape, at: instant }).nullable(),
  });

export const longestReportDays = 732;

export const reportPeriod = z.strictObject({
  from: givenDay.optional(),
  to: givenDay.optional(),
  /** Instead of days: from the beginning of a duty to its end, or until now. */
  dutyId: id.optional(),
  by: z.enum(reportKeys).default('day'),
});
