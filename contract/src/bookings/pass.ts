import { z } from 'zod';
import { instant, localizedText } from '../common.ts';
import { checkpointSite } from '../params/checkpoint-site.ts';
import { bookingStatuses } from './booking-status.ts';
import { bookingMoved } from './bookings.ts';

export const passToken = z.string().regex(/^[\w-]{22}$/);

export const arrivalWindow = z.object({ from: instant, to: instant });

/** Contains no name and no contacts, because anybody with the link can read it. */
export const pass = z.object({
  formattedBookingNumber: z.string(),
  bookingStatus: z.enum(bookingStatuses),
  vehicleRegistrationPlate: z.string(),
  dateBooked: instant,
  slotEnd: instant,
  /** When the truck may arrive; after `onTimeUntil` it counts as late. */
  window: arrivalWindow.extend({ onTimeUntil: instant }),
  calledAt: instant.nullable(),
  recalledAt: instant.nullable(),
  acknowledgedAt: instant.nullable(),
  gate: z.string().nullable(),
  /** Present while the truck is called to the gate. */
  gateDirections: localizedText.optional(),
  late: z.boolean(),
  hasPriority: z.boolean(),
  /** Set only while the truck waits in the queue. */
  position: z.int().nullable(),
  etaFrom: instant.nullable(),
  etaTo: instant.nullable(),
  moved: bookingMoved.optional(),
  site: checkpointSite,
  /** Content of the QR code: a signed pass, or number and check digits if it is not signed. */
  qr: z.string(),
});
export type Pass = z.infer<typeof pass>;
