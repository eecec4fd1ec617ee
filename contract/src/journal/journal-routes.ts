import { z } from 'zod';
import { bound, givenInstant, id, paged, pageQuery, queryFlag } from '../common.ts';
import { type QueryOf, route } from '../route.ts';
import { eventTypes } from './event-types.ts';
import { journalActor, journalEvent } from './journal.ts';

export const journalRoutes = {
  listEvents: route('GET /events', 'console', {
    summary: 'The audit log: every event of bookings, bans and operators’ acts, newest first',
    query: z.strictObject({
      /**
       * Only events after this moment, oldest first: for polling. A slow transaction may commit an event
       * older than the newest one seen, so ask with an overlap of some seconds and deduplicate by id.
       */
      since: givenInstant.optional(),
      from: bound,
      to: bound,
      actorId: id.optional(),
      type: z.enum(eventTypes).optional(),
      bookingId: id.optional(),
      vehicleId: id.optional(),
      /** With `vehicleId`: also events of vehicles with the same plate in any account. */
      samePlate: queryFlag.optional(),
      userId: id.optional(),
      ...pageQuery(),
    }),
    answers: { 200: paged(journalEvent) },
  }),
  listEventActors: route('GET /events/actors', 'console', {
    summary: 'Who of the checkpoint has ever acted: operators, former ones too, and kiosks, by name',
    answers: { 200: z.object({ content: z.array(journalActor) }) },
  }),
} as const;

/** Without paging. */
export type EventQuery = Omit<QueryOf<typeof journalRoutes.listEvents>, 'page' | 'size'>;
