import type { Module } from '../../platform/module.ts';
import { followDocuments } from './booking/follow-documents.ts';
import { followVehicles } from './booking/follow-vehicles.ts';
import { bindBookingsRoutes } from './bookings.routes.ts';
import { doExpireHolds, expireHoldsJob } from './hold/expire-holds.ts';
import { cancelNoShows, noShowsJob } from './passage/no-shows.ts';
import { doTellShifted, tellShiftedJob } from './shift/tell-shifted.ts';

export const bookingsModule: Module = {
  setup: ({ events, jobs }) => {
    followVehicles(events);
    followDocuments(events);
    jobs.handle(expireHoldsJob, doExpireHolds);
    jobs.schedule(expireHoldsJob, '* * * * *');
    jobs.handle(tellShiftedJob, doTellShifted);
    jobs.handle(noShowsJob, async (ctx) => {
      await cancelNoShows(ctx);
    });
    jobs.schedule(noShowsJob, '* * * * *');
  },
  routes: bindBookingsRoutes,
};
