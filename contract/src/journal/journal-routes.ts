import { z } from 'zod';
import { givenDay, givenInstant, id, paged, pageQuery, queryFlag } from '../common.ts';
import { route } from '../route.ts';
import { eventTypes } from './event-types.ts';
import { journalActor, journalEvent } from './journal.ts';

/** A day stands for the whole of it, an instant for itself. */
const bound = z.union([givenDay, givenInstant]).optional();

export const journalRoutes = {
  listEvents: route({
    method: 'GET',
    path: '/events',
    access: 'admin',
    summary: 'The audit log: every event of bookings, bans and operators’ acts, newest first',
    query: z.strictObject({
      /**
       * Only what happened after this moment, oldest first: to follow the log. What takes long to commit may appear
       * behind what is known already, so ask for some seconds more and know events by their ids.
       */
      since: givenInstant.optional(),
      from: bound,
      to: bound,
      actorId: id.optional(),
      type: z.enum(eventTypes).optional(),
      bookingId: id.optional(),
      vehicleId: id.optional(),
      /** With `vehicleId`: also of other vehicles that have its plate, in whatever account. */
      samePlate: queryFlag.optional(),
      userId: id.optional(),
      ...pageQuery(),
    }),
    answers: { 200: paged(journalEvent) },
  }),
  listEventActors: route({
    method: 'GET',
    path: '/events/actors',
    access: 'admin',
    summary: 'Who of the checkpoint has ever acted: operators, former ones too, and kiosks, by name',
    answers: { 200: z.object({ content: z.array(journalActor) }) },
  }),
} as const;
