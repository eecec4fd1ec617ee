import { reportNames } from '#contract/reports/reports.ts';
import { reportsRoutes } from '#contract/reports/reports-routes.ts';
import { sheetsRoutes } from '#contract/reports/sheets-routes.ts';
import { bind, type RouteHost } from '../../platform/http/bind.ts';
import { getReport } from './figures/get-report.ts';
import { exportAppeals } from './sheets/appeals-sheet.ts';
import { exportBookingReport, exportBookings } from './sheets/bookings-sheet.ts';
import { exportEvents } from './sheets/journal-sheet.ts';
import { exportReport } from './sheets/report-sheet.ts';
import { exportVehicles } from './sheets/vehicles-sheet.ts';

const bindFigures = (host: RouteHost): void => {
  bind(host, reportsRoutes.reportOccupancy, (ctx, { query }) => getReport(ctx, 'occupancy', query));
  bind(host, reportsRoutes.reportThroughput, (ctx, { query }) => getReport(ctx, 'throughput', query));
  bind(host, reportsRoutes.reportWaiting, (ctx, { query }) => getReport(ctx, 'waiting', query));
  bind(host, reportsRoutes.reportNoShows, (ctx, { query }) => getReport(ctx, 'no-shows', query));
  bind(host, reportsRoutes.reportCancellations, (ctx, { query }) => getReport(ctx, 'cancellations', query));
  bind(host, reportsRoutes.reportAccuracy, (ctx, { query }) => getReport(ctx, 'accuracy', query));
};

const bindReportSheets = (host: RouteHost): void => {
  const sheets = {
    occupancy: reportsRoutes.reportOccupancySheet,
    throughput: reportsRoutes.reportThroughputSheet,
    waiting: reportsRoutes.reportWaitingSheet,
    'no-shows': reportsRoutes.reportNoShowsSheet,
    cancellations: reportsRoutes.reportCancellationsSheet,
    accuracy: reportsRoutes.reportAccuracySheet,
  };
  for (const name of reportNames)
    bind(host, sheets[name], (ctx, { query }) => exportReport(ctx, name, query));
};

export const bindReportsRoutes = (host: RouteHost): void => {
  bindFigures(host);
  bindReportSheets(host);
  bind(host, sheetsRoutes.exportBookings, (ctx, { query }) => exportBookings(ctx, query));
  bind(host, sheetsRoutes.exportAppeals, (ctx, { query }) => exportAppeals(ctx, query));
  bind(host, sheetsRoutes.exportVehicles, (ctx, { query }) => exportVehicles(ctx, query));
  bind(host, sheetsRoutes.exportEvents, (ctx, { query }) => exportEvents(ctx, query));
  bind(host, sheetsRoutes.exportBookingReport, (ctx, { params, query }) =>
    exportBookingReport(ctx, { ...query, ...params }),
  );
};
