import { releaseActsJob, releaseSoonJob } from '../../platform/acts/record-act.ts';
import { jobHandler, type Module, onEvent, scheduledJob } from '../../platform/module/module.ts';
import { documentsLeaving } from '../documents/document/document-events.ts';
import { gateChanged } from '../gates/gates.ts';
import { bookingParamsChanged } from '../system-params/set-booking-params.ts';
import {
  plateBanned,
  plateChanging,
  plateMarked,
  vehicleDeleting,
} from '../vehicles/vehicle/vehicle-events.ts';
import { watchListChanged } from '../watch-list/watch-list.ts';
import { bookingFigures } from './booking/booking-figures.queries.ts';
import { bookingsLimits } from './booking/booking-limits.ts';
import { bookingsTables } from './booking/bookings.tables.ts';
import { requireUnneeded } from './booking/documents/booking-documents.ts';
import { cancelOfBanned, requireUnbooked } from './booking/follow-vehicles.ts';
import { lineTouched } from './booking/line-acts.ts';
import { bookingsMessages } from './booking/messages.ts';
import { offerPlacesJob } from './booking/offers/free-offered.ts';
import { bindBookingsRoutes } from './bookings.routes.ts';
import { closuresTables } from './closures/closures.tables.ts';
import { followParams } from './closures/follow-params.ts';
import { offerPlaces } from './closures/offer-places.ts';
import { releaseDueActs } from './closures/release-act.ts';
import { doExpireHolds, expireHoldsJob } from './hold/expire-holds.ts';
import { lineTables } from './line/line.tables.ts';
import {
  noteActs,
  refreshBeforeCommit,
  refreshLine,
  refreshLineJob,
  showAnew,
  showPlateAnew,
} from './line/settle-line.ts';
import { passSettings } from './pass/pass-settings.ts';
import { cancelNoShows, noShowsJob } from './passage/no-shows.ts';
import { passPages } from './passage/pass-page.ts';
import { doTellClosed, tellClosedJob } from './shift/tell-closed.ts';
import { doTellShifted, tellShiftedJob } from './shift/tell-shifted.ts';

export const bookingsModule: Module = {
  name: 'bookings',
  tables: { ...bookingsTables, ...lineTables, ...closuresTables },
  routes: bindBookingsRoutes,
  jobs: [
    scheduledJob('* * * * *', expireHoldsJob, doExpireHolds),
    scheduledJob('* * * * *', noShowsJob, cancelNoShows),
    scheduledJob('* * * * *', refreshLineJob, refreshLine),
    scheduledJob('* * * * *', releaseActsJob, releaseDueActs),
    jobHandler(releaseSoonJob, releaseDueActs),
    jobHandler(offerPlacesJob, offerPlaces),
    jobHandler(tellShiftedJob, doTellShifted),
    jobHandler(tellClosedJob, doTellClosed),
  ],
  subscriptions: [
    onEvent(vehicleDeleting, requireUnbooked),
    onEvent(plateChanging, requireUnbooked),
    onEvent(plateBanned, cancelOfBanned),
    onEvent(plateBanned, refreshBeforeCommit),
    onEvent(bookingParamsChanged, followParams),
    onEvent(bookingParamsChanged, refreshBeforeCommit),
    onEvent(lineTouched, noteActs),
    onEvent(gateChanged, showAnew),
    onEvent(watchListChanged, showPlateAnew),
    onEvent(plateMarked, showPlateAnew),
    onEvent(documentsLeaving, requireUnneeded),
  ],
  messages: bookingsMessages,
  limits: bookingsLimits,
  settings: passSettings,
  figures: bookingFigures,
  keyedPages: ['/pass', '/offer'],
  publicPages: passPages,
};
