import type { z } from 'zod';
import { route } from '../route.ts';
import { type ReportName, reportFigures, reportOf, reportPeriod } from './reports.ts';
import { sheetAnswer } from './sheets-routes.ts';

const report = <N extends ReportName, S extends z.ZodRawShape>(
  name: N,
  figures: z.ZodObject<S>,
  summary: string,
) =>
  route(`GET /reports/${name}`, 'console', {
    summary,
    query: reportPeriod,
    answers: { 200: reportOf(figures) },
  });

const sheet = <N extends ReportName>(name: N, summary: string) =>
  route(`GET /reports/${name}/excel`, 'console', { ...sheetAnswer, summary, query: reportPeriod });

export const reportsRoutes = {
  reportOccupancy: report('occupancy', reportFigures.occupancy, 'Places, bookings and arrivals'),
  reportThroughput: report('throughput', reportFigures.throughput, 'Trucks called and open hours'),
  reportWaiting: report('waiting', reportFigures.waiting, 'From arrival to the first call, in minutes'),
  reportNoShows: report('no-shows', reportFigures['no-shows'], 'Who did not come, and what followed'),
  reportCancellations: report(
    'cancellations',
    reportFigures.cancellations,
    'Who canceled, and how many late',
  ),
  reportAccuracy: report('accuracy', reportFigures.accuracy, 'How true the forecast told at check-in was'),
  reportOccupancySheet: sheet('occupancy', 'Places, bookings and arrivals as a sheet'),
  reportThroughputSheet: sheet('throughput', 'Trucks called and open hours as a sheet'),
  reportWaitingSheet: sheet('waiting', 'Waiting times as a sheet'),
  reportNoShowsSheet: sheet('no-shows', 'No-shows as a sheet'),
  reportCancellationsSheet: sheet('cancellations', 'Cancellations as a sheet'),
  reportAccuracySheet: sheet('accuracy', 'Accuracy of the forecast as a sheet'),
} as const;
