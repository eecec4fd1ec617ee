import { z } from 'zod';
import { givenDay, givenInstant, id, paged, pageQuery } from '../common.ts';
import { route } from '../route.ts';
import { journalEvent } from './journal.ts';

/** A day stands for the whole of it, an instant for itself. */
const bound = z.union([givenDay, givenInstant]).optional();

export const journalRoutes = {
  listEvents: route({
    method: 'GET',
    path: '/events',
    access: 'admin',
    summary: 'The audit log: every event of bookings, bans and operators’ acts, newest first',
    query: z.strictObject({
      /** Only what happened after this moment, oldest first: to follow the log. */
      since: givenInstant.optional(),
      from: bound,
      to: bound,
      actorId: id.optional(),
      type: z.string().max(40).optional(),
      bookingId: id.optional(),
      vehicleId: id.optional(),
      userId: id.optional(),
      ...pageQuery(),
    }),
    answers: { 200: paged(journalEvent) },
  }),
} as const;
