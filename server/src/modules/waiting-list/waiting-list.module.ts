import { jobHandler, type Module, onEvent, scheduledJob } from '../../platform/module/module.ts';
import { bookingEnded } from '../bookings/booking/end-booking.ts';
import { offerEnded } from '../bookings/booking/offers/offer-ended.ts';
import { placeRests } from '../slots/resting/free-place.ts';
import { plateChanging, vehicleDeleting } from '../vehicles/vehicle/vehicle-events.ts';
import { waitingListMessages } from './entry/messages.ts';
import { keepList, keepListJob } from './keep-list.ts';
import { followFreedPlace, followGiveBack, followOffer, followVehicle } from './offering/follow-offers.ts';
import { offerFreedJob } from './offering/look-soon.ts';
import { offerFreedPlaces } from './offering/offer-freed-places.ts';
import { bindWaitingListRoutes } from './waiting-list.routes.ts';
import { waitingListTables } from './waiting-list.tables.ts';

export const waitingListModule: Module = {
  name: 'waiting-list',
  tables: waitingListTables,
  routes: bindWaitingListRoutes,
  jobs: [scheduledJob('* * * * *', keepListJob, keepList), jobHandler(offerFreedJob, offerFreedPlaces)],
  subscriptions: [
    onEvent(placeRests, followFreedPlace),
    onEvent(offerEnded, followOffer),
    onEvent(bookingEnded, followGiveBack),
    onEvent(vehicleDeleting, followVehicle),
    onEvent(plateChanging, followVehicle),
  ],
  messages: waitingListMessages,
};
