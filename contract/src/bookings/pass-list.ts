import { z } from 'zod';
import { instant } from '../common.ts';
import { bookingParams } from '../params/booking-params.ts';
import { route } from '../route.ts';

/** The valid passes, for an operator's phone without network. The list names no plate and no person. */
const passList = z.object({
  /** The list covers passes for slots in [from, to). */
  from: instant,
  to: instant,
  rules: bookingParams.pick({
    slotMinutes: true,
    arrivalEarlyMinutes: true,
    arrivalLateMinutes: true,
    noShowGraceMinutes: true,
  }),
  /** Closures and outages, in which the time to arrive does not run. */
  pauses: z.array(z.object({ from: instant, to: instant })),
  passes: z.array(
    z.object({
      number: z.string(),
      v: z.int(),
      /** The truck has arrived already. */
      here: z.literal(true).optional(),
    }),
  ),
});
export type PassList = z.infer<typeof passList>;

/** A header tells when the list was read, so that an unchanged list answers 304 and still proves to be fresh. */
export const listTimeHeader = 'List-Time';

export const passListRoutes = {
  listValidPasses: route('GET /pass-list', 'operator', {
    summary: 'The passes that are valid from yesterday to tomorrow, with the time of the list in List-Time',
    answers: { 200: passList, 304: null },
  }),
} as const;
