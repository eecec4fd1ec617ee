import { z } from 'zod';
import { bookingEvent } from '../bookings/bookings.ts';
import { id } from '../common.ts';
import { eventTypes } from './event-types.ts';

export const journalEvent = bookingEvent.extend({
  type: z.enum(eventTypes),
  bookingId: id.nullable(),
  formattedBookingNumber: z.string().nullable(),
  vehicleId: id.nullable(),
  vehicleRegistrationPlate: z.string().nullable(),
  userId: id.nullable(),
  userName: z.string().nullable(),
});
export type JournalEvent = z.infer<typeof journalEvent>;

export const journalActor = z.object({ id, name: z.string() });
