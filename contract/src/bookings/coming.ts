import { z } from 'zod';
import { instant } from '../common.ts';
import { route } from '../route.ts';
import { booking } from './bookings.ts';

/** Contains no name and no contacts, because anybody with the link can read it. */
const coming = z.object({
  /** MOVED: the booking has another slot now. OVER: the booking has ended, or its truck has arrived. */
  state: z.enum(['ASKED', 'YES', 'NO', 'RECLAIMED', 'MOVED', 'OVER']),
  formattedBookingNumber: z.string(),
  vehicleRegistrationPlate: z.string(),
  dateBooked: instant,
  /** In the state ASKED: if the driver has not answered by then, others get the place. */
  reclaimAt: instant.optional(),
  /** In the state NO: until then the no can be taken back. */
  until: instant.optional(),
  /** In the state RECLAIMED: the place is still there. */
  canTakeBack: z.boolean().optional(),
  /** The link went to the phone in the booking, whose holder may only say yes. */
  onlyYes: z.boolean(),
  /** A no would now be a late cancellation. */
  noIsLate: z.boolean(),
});
export type Coming = z.infer<typeof coming>;

const body = z.strictObject({ coming: z.boolean() });
const secret = { params: z.strictObject({ secret: z.string().regex(/^[\w-]{22}$/) }) };

export const comingRoutes = {
  getComing: route('GET /coming/{secret}', 'public', {
    summary: 'What a message asks: whether the truck comes',
    ...secret,
    answers: { 200: coming },
  }),
  answerByLink: route('POST /coming/{secret}', 'public', {
    summary:
      'Says yes, or no, which cancels after 10 minutes; yes also takes a reclaimed place back. The link of a driver can only say yes',
    ...secret,
    body,
    answers: { 200: coming },
  }),
  answerAsOwner: route('POST /booking/{id}/coming', 'acting', {
    summary: 'The same for the owner of the booking, signed in',
    body,
    answers: { 200: booking },
  }),
} as const;
