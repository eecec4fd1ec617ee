import type { Module } from '../../platform/module.ts';
import { bookingParamsChanged } from '../system-params/set-booking-params.ts';
import { replanSlots } from './replan-slots.ts';
import { bindSlotsRoutes } from './slots.routes.ts';

export const slotsModule: Module = {
  setup: ({ events }) => events.on(bookingParamsChanged, replanSlots),
  routes: bindSlotsRoutes,
};
