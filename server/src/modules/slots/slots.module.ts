import { type Module, onEvent } from '../../platform/module/module.ts';
import { bookingParamsChanged } from '../system-params/set-booking-params.ts';
import { followHorizon } from './drawn/prepare-drawn-days.ts';
import { replanSlots } from './replan-slots.ts';
import { endWaitingForList } from './resting/hand-over.ts';
import { slotFigures } from './slots.queries.ts';
import { bindSlotsRoutes } from './slots.routes.ts';
import { slotsTables } from './slots.tables.ts';

export const slotsModule: Module = {
  name: 'slots',
  tables: slotsTables,
  figures: slotFigures,
  routes: bindSlotsRoutes,
  subscriptions: [
    onEvent(bookingParamsChanged, replanSlots),
    onEvent(bookingParamsChanged, followHorizon),
    onEvent(bookingParamsChanged, endWaitingForList),
  ],
};
