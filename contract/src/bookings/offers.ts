import { z } from 'zod';
import { instant } from '../common.ts';
import { route } from '../route.ts';
import { booking, offerKinds } from './bookings.ts';

/** Contains no name and no contacts, because anybody with the link can read it. */
const offer = z.object({
  kind: z.enum(offerKinds),
  /** OVER: the offer was refused or has run out, or its place was needed otherwise. */
  state: z.enum(['OPEN', 'TAKEN', 'OVER']),
  formattedBookingNumber: z.string(),
  vehicleRegistrationPlate: z.string(),
  vehicleModel: z.string(),
  /** The booking's present time, which stays unless the offer is taken. Absent if the truck has no other booking. */
  dateBooked: instant.optional(),
  offered: instant,
  until: instant,
  /** When to come if the offer is taken. */
  arrival: z.object({ from: instant, until: instant }),
});
export type Offer = z.infer<typeof offer>;

const oneOffer = {
  params: z.strictObject({ secret: z.string().regex(/^[\w-]{22}$/) }),
  answers: { 200: offer },
};

/** An offer is a place that the system holds until a moment, to be taken without a code. */
export const offersRoutes = {
  getOffer: route('GET /offer/{secret}', 'public', {
    summary: 'The place that a message offers',
    ...oneOffer,
  }),
  takeOfferBySecret: route('POST /offer/{secret}', 'public', {
    summary: 'Takes it; the secret works once',
    ...oneOffer,
  }),
  takeOffer: route('POST /booking/{id}/offer', 'acting', {
    summary: 'Takes the place that is offered to the booking, or held by it',
    answers: { 200: booking },
  }),
  refuseOffer: route('DELETE /booking/{id}/offer', 'acting', {
    summary: 'Refuses it: a present time stays; the place is offered to the next',
    answers: { 200: booking },
  }),
} as const;
