import { z } from 'zod';
import { instant } from '../common.ts';
import { checkpointSite } from '../params/checkpoint-site.ts';
import { bookingStatuses } from './booking-status.ts';
import { bookingMoved } from './bookings.ts';

/** 128 random bits. */
export const passToken = z.string().regex(/^[\w-]{22}$/);

export const arrivalWindow = z.object({ from: instant, to: instant });

/** What whoever has the pass's address may see: no name, no contacts. */
export const pass = z.object({
  formattedBookingNumber: z.string(),
  bookingStatus: z.enum(bookingStatuses),
  vehicleRegistrationPlate: z.string(),
  dateBooked: instant,
  slotEnd: instant,
  /** When the truck may come; after `onTimeUntil` it is late. */
  window: arrivalWindow.extend({ onTimeUntil: instant }),
  /** Since when it is called to the gate, since when once more, and to which. */
  calledAt: instant.nullable(),
  recalledAt: instant.nullable(),
  acknowledgedAt: instant.nullable(),
  gate: z.string().nullable(),
  late: z.boolean(),
  hasPriority: z.boolean(),
  /** While it waits in the line. */
  position: z.int().nullable(),
  etaFrom: instant.nullable(),
  etaTo: instant.nullable(),
  moved: bookingMoved.optional(),
  /** Where to drive to. */
  site: checkpointSite,
  /** What the QR code holds. */
  qr: z.string(),
});
export type Pass = z.infer<typeof pass>;
