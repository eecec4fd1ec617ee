import { sheetsRoutes } from '#contract/reports/sheets-routes.ts';
import { bind, type RouteHost } from '../../platform/http/bind.ts';
import { exportBookingReport, exportBookings } from './sheets/bookings-sheet.ts';
import { exportVehicles } from './sheets/vehicles-sheet.ts';

export const bindReportsRoutes = (host: RouteHost): void => {
  bind(host, sheetsRoutes.exportBookings, (ctx, { query }) => exportBookings(ctx, query));
  bind(host, sheetsRoutes.exportVehicles, (ctx, { query }) => exportVehicles(ctx, query));
  bind(host, sheetsRoutes.exportBookingReport, (ctx, { params, query }) =>
    exportBookingReport(ctx, { ...query, ...params }),
  );
};
