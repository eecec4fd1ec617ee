import { z } from 'zod';
import { givenDay } from '../common.ts';

/**
 * What a row stands for. `hour`: an hour of the day, `00` to `23`; `day`: yyyy-MM-dd; `weekday`: 1 (Monday) to 7;
 * `weekday-hour`: both, as `1T09`; `cargo`: the code of a cargo type, of waiting times only.
 */
export const reportKeys = ['hour', 'day', 'weekday', 'weekday-hour', 'cargo'] as const;
export type ReportKey = (typeof reportKeys)[number];

const count = z.int().min(0);
/** Minutes; null without a truck to count. */
const minutes = z.number().nullable();

/** What each report counts, in every row and in its total. */
export const reportFigures = {
  /** `capacity` as it was then. */
  occupancy: z.object({ capacity: count, booked: count, arrived: count }),
  throughput: z.object({ called: count, openHours: z.number(), perHour: z.number().nullable() }),
  waiting: z.object({ median: minutes, p90: minutes, trucks: count }),
  'no-shows': z.object({ noShows: count, excused: count, struck: count }),
  cancellations: z.object({ byDriver: count, byOperator: count, bySystem: count, late: count }),
  accuracy: z.object({ share: z.number().nullable(), medianMissMinutes: minutes, trucks: count }),
} as const;
export type ReportName = keyof typeof reportFigures;
export const reportNames = Object.keys(reportFigures) as ReportName[];

export type ReportFigures<N extends ReportName> = z.infer<(typeof reportFigures)[N]>;

/** Rows in the order of their keys, and the same figures over all of it and over as many days before. */
export const reportOf = <S extends z.ZodRawShape>(figures: z.ZodObject<S>) =>
  z.object({
    rows: z.array(z.object({ ...figures.shape, key: z.string() })),
    previous: figures,
    total: figures,
  });

export const longestReportDays = 732;

/** Both days belong to it. */
export const reportPeriod = z.strictObject({
  from: givenDay,
  to: givenDay,
  by: z.enum(reportKeys).default('day'),
});
