import { z } from 'zod';
import { bookingEvent } from '../bookings/bookings.ts';
import { bound, givenInstant, id, paged, pageQuery, queryFlag } from '../common.ts';
import { type QueryOf, route } from '../route.ts';
import { plateToSearch } from '../vehicles/vehicle-list.ts';
import { eventTypes } from './event-types.ts';

const journalEvent = bookingEvent.extend({
  type: z.enum(eventTypes),
  bookingId: id.nullable(),
  formattedBookingNumber: z.string().nullable(),
  vehicleId: id.nullable(),
  vehicleRegistrationPlate: z.string().nullable(),
  userId: id.nullable(),
  userName: z.string().nullable(),
});
export type JournalEvent = z.infer<typeof journalEvent>;

const journalActor = z.object({ id, name: z.string() });

const oneType = z.enum(eventTypes);

export const eventFilter = {
  from: bound,
  to: bound,
  actorId: id.optional(),
  /** The parameter may be repeated to ask for several types. */
  type: z.union([oneType.transform((type) => [type]), z.array(oneType).max(eventTypes.length)]).optional(),
  bookingId: id.optional(),
  vehicleId: id.optional(),
  /** With `vehicleId`: also events of vehicles with the same plate in any account. */
  samePlate: queryFlag.optional(),
  userId: id.optional(),
  /** Any part of a plate, in any spelling. */
  plate: plateToSearch.optional(),
  /** Only calls out of order: somebody who stood further ahead in the line was still waiting. */
  outOfOrder: z
    .literal('true')
    .transform(() => true as const)
    .optional(),
};

export const journalRoutes = {
  listEvents: route('GET /events', 'console', {
    summary: 'The audit log: every event of bookings, bans and operators’ acts, newest first',
    query: z.strictObject({
      /**
       * Only events after this moment, oldest first: for polling. A slow transaction may commit an event
       * older than the newest one seen, so ask with an overlap of some seconds and deduplicate by id.
       */
      since: givenInstant.optional(),
      ...eventFilter,
      /** Only what acts on this closure did to bookings. Without it the journal shows one entry for each act. */
      closureId: id.optional(),
      /** Together with `closureId`: only what this act did. */
      closureActId: id.optional(),
      ...pageQuery(),
    }),
    answers: { 200: paged(journalEvent) },
  }),
  listEventActors: route('GET /events/actors', 'console', {
    summary: 'Who of the checkpoint has ever acted: operators, former ones too, and kiosks, by name',
    answers: { 200: z.object({ content: z.array(journalActor) }) },
  }),
} as const;

/** The query without its paging. */
export type EventQuery = Omit<QueryOf<typeof journalRoutes.listEvents>, 'page' | 'size'>;
