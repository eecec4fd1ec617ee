import { accountsRoutes } from './accounts/accounts-routes.ts';
import { factorsRoutes } from './accounts/factors-routes.ts';
import { ownDataRoutes } from './accounts/own-data.ts';
import { securityLogRoutes } from './accounts/security-log.ts';
import { usersRoutes } from './accounts/users-routes.ts';
import { actsRoutes } from './acts/acts.ts';
import { appealsRoutes } from './appeals/appeals.ts';
import { bookingReportRoutes } from './bookings/booking-report.ts';
import { bookingsRoutes } from './bookings/bookings-routes.ts';
import { closuresRoutes } from './bookings/closures.ts';
import { comingRoutes } from './bookings/coming.ts';
import { offersRoutes } from './bookings/offers.ts';
import { passageRoutes } from './bookings/passage-routes.ts';
import { passKeysRoutes, passListRoutes } from './bookings/passes.ts';
import { bootstrapRoutes } from './bootstrap-routes.ts';
import { documentsRoutes } from './documents/documents-routes.ts';
import { drawsRoutes } from './draws/draws-routes.ts';
import { dutiesRoutes } from './duties/duties.ts';
import { gatesRoutes } from './gates/gates.ts';
import { infoRoutes } from './info-routes.ts';
import { journalRoutes } from './journal/journal.ts';
import { newsRoutes } from './news/news.ts';
import { notesRoutes } from './notes-routes.ts';
import { systemParamsRoutes } from './params/system-params.ts';
import { promoRoutes } from './promo/promo.ts';
import { pushRoutes } from './push.ts';
import { queueRoutes } from './queue/queue-routes.ts';
import { reasonsRoutes } from './reasons-routes.ts';
import { reportsRoutes } from './reports/reports-routes.ts';
import { sheetsRoutes } from './reports/sheets-routes.ts';
import type { RouteDefinition } from './route.ts';
import { searchRoutes } from './search-routes.ts';
import { setupRoutes } from './setup/setup-routes.ts';
import { vehiclesRoutes } from './vehicles/vehicles-routes.ts';
import { watchListRoutes } from './vehicles/watch-list.ts';
import { waitingListRoutes } from './waiting-list/waiting-list-routes.ts';

export const routes = {
  ...systemParamsRoutes,
  ...reasonsRoutes,
  ...accountsRoutes,
  ...factorsRoutes,
  ...ownDataRoutes,
  ...securityLogRoutes,
  ...pushRoutes,
  ...usersRoutes,
  ...bookingsRoutes,
  ...bookingReportRoutes,
  ...passageRoutes,
  ...passKeysRoutes,
  ...passListRoutes,
  ...gatesRoutes,
  ...closuresRoutes,
  ...comingRoutes,
  ...offersRoutes,
  ...queueRoutes,
  ...waitingListRoutes,
  ...actsRoutes,
  ...documentsRoutes,
  ...vehiclesRoutes,
  ...watchListRoutes,
  ...appealsRoutes,
  ...drawsRoutes,
  ...notesRoutes,
  ...dutiesRoutes,
  ...journalRoutes,
  ...promoRoutes,
  ...newsRoutes,
  ...infoRoutes,
  ...bootstrapRoutes,
  ...searchRoutes,
  ...sheetsRoutes,
  ...reportsRoutes,
  ...setupRoutes,
} as const satisfies Record<string, RouteDefinition>;

export type Routes = typeof routes;
export type Route = Routes[keyof Routes];
