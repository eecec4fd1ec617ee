import type { Bootstrap } from '#contract/bootstrap-routes.ts';
import { isClosedDay } from '../../domain/booking/schedule/closures.ts';
import { placesFor } from '../../domain/booking/schedule/places.ts';
import { firstVehicle, isUnproven } from '../../domain/vehicle/vehicle-rules.ts';
import { languageIsOffered } from '../../features/shell/language-offered.ts';

/** The truck that the screen begins with, when nothing stands between it and a time. */
const readyVehicle = ({ vehicles, bookingParams }: Bootstrap) => {
  const vehicle = firstVehicle(vehicles?.content ?? []);
  if (vehicle?.banStatus !== 'UNBANNED') return undefined;
  return bookingParams?.certificateRequired && isUnproven(vehicle) ? undefined : vehicle;
};

/**
 * What most drivers see first: a truck, and free times for it. Undefined for all others, who are told something before
 * or have bookings to look at: that is for the screen itself.
 */
export const draftFacts = (data: Bootstrap) => {
  const { bookings, bookingBlocked, cargoTypes, dates = [], timeSlots: slots = [], site } = data;
  const vehicle = readyVehicle(data);
  const isPlain = bookings?.content.length === 0 && bookingBlocked?.blocked === false && !languageIsOffered();
  const isOrdinary = cargoTypes?.[0]?.priority === false;
  const free = slots.find((slot) => placesFor(slot, false) > 0);
  if (!vehicle || !isPlain || !isOrdinary || !free || isClosedDay(slots)) return undefined;
  return { vehicle, days: dates, slots, earliest: free.start, timeZone: site.timeZone };
};

export type DraftFacts = NonNullable<ReturnType<typeof draftFacts>>;
