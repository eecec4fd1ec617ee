import { z } from 'zod';
import { givenDay, instant } from '../common.ts';

/**
 * What a row stands for. `hour`: an hour of the day, `00` to `23`; `day`: yyyy-MM-dd; `weekday`: 1 (Monday) to 7;
 * `weekday-hour`: both, as `1T09`; `cargo`: the code of a cargo type, of waiting times only.
 */
export const reportKeys = ['hour', 'day', 'weekday', 'weekday-hour', 'cargo'] as const;
export type ReportKey = (typeof reportKeys)[number];

const count = z.int().min(0);
/** Minutes; null without a truck to count. */
const minutes = z.number().nullable();

/**
 * What each report counts, in every row and in its totals. A figure that is the sum of a column of `report_hour` has its name:
 * `noShows` is `no_shows`.
 */
export const reportFigures = {
  /** `capacity` as it was when the slots began. */
  occupancy: z.object({ capacity: count, booked: count, arrived: count }),
  /** `closedMinutes`: working time in which a closure was in force. */
  throughput: z.object({
    called: count,
    openHours: z.number(),
    perHour: z.number().nullable(),
    closedMinutes: count,
  }),
  /** `stillWaiting`: trucks that have come and were not called yet, whose waiting is in none of the others; 0 by cargo. */
  waiting: z.object({ median: minutes, p90: minutes, trucks: count, p10: minutes, stillWaiting: count }),
  /** `due`: bookings whose time has come, of which those who did not come are a part. */
  'no-shows': z.object({
    noShows: count,
    excused: count,
    struck: count,
    due: count,
    warnings: count,
    bans: count,
  }),
  cancellations: z.object({ byDriver: count, byOperator: count, bySystem: count, late: count }),
  /** `calledEarly`, `calledLate`: trucks that were called before and after what they were told, and by how many minutes. */
  accuracy: z.object({
    share: z.number().nullable(),
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
 * Rows in the order of their keys, and the same figures over all of it and over as many days before. A period that goes on is
 * compared by `untilNow`, its figures until the present minute, with `previous`, which then ends at the same time of day.
 */
export const reportOf = <S extends z.ZodRawShape>(figures: z.ZodObject<S>) =>
  z.object({
    rows: z.array(z.object({ ...figures.shape, key: z.string() })),
    previous: figures,
    total: figures,
    untilNow: z.object({ ...figures.shape, at: instant }).nullable(),
  });

export const longestReportDays = 732;

/** Both days belong to it. */
export const reportPeriod = z.strictObject({
  from: givenDay,
  to: givenDay,
  by: z.enum(reportKeys).default('day'),
});
