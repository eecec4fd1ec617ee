import { z } from 'zod';
import { bodyEchoing, bound, givenDay, givenInstant, id, instant, version } from '../common.ts';
import { reasonOrReasons, reasons, requireReason } from '../reasons.ts';
import { route } from '../route.ts';
import { bookingMove } from './bookings.ts';
import { keptBooking, shiftOutcome, shiftSlot } from './shift.ts';

const closureStates = ['PLANNED', 'RUNNING', 'OVER', 'REOPENED', 'UNDONE'] as const;
export type ClosureState = (typeof closureStates)[number];

export const closureActTypes = ['CLOSED', 'EXTENDED', 'SHORTENED'] as const;
export type ClosureActType = (typeof closureActTypes)[number];

const person = z.object({ id, firstName: z.string(), lastName: z.string() });

const deliveries = z.object({ waiting: z.int(), sent: z.int(), failed: z.int() });

const truck = z.object({ id, vehicleRegistrationPlate: z.string(), phoneNumber: z.string().nullable() });

const closureAct = z.object({
  id,
  type: z.enum(closureActTypes),
  /** Null if the system acted. */
  by: person.nullable(),
  at: instant,
  /** The end of the closure as this act set it. */
  to: instant,
  moved: z.int(),
  /** When the act's messages were handed over for sending. */
  releasedAt: instant.nullable(),
  undoneAt: instant.nullable(),
  /** Bookings that undoing the act left alone, because somebody had changed them since. */
  stayed: z.array(keptBooking),
});

export const closure = z.object({
  id,
  from: instant,
  to: instant,
  reasons,
  state: z.enum(closureStates),
  by: person.nullable(),
  at: instant,
  version,
  /** Where each booking was before the closure, and where the closure moved it to. */
  moves: z.array(bookingMove),
  slots: z.array(shiftSlot),
  messages: z.object({ SMS: deliveries, EMAIL: deliveries, PUSH: deliveries }),
  smsPerMinute: z.int(),
  /**
   * Trucks that may still wait when it begins. `told` have a message that left or waits to leave; `next` will be called
   * first.
   */
  inYard: z.object({ count: z.int(), told: z.int(), next: z.array(truck) }),
  /** Trucks whose drivers none of the messages has reached. */
  unreached: z.array(truck),
  /** Newest first. */
  acts: z.array(closureAct),
  /** The last act can be undone until then, unless its messages are sent before. */
  undo: z.object({ type: z.enum(closureActTypes), until: instant }).nullable(),
  /** How many freed places were offered to those who were moved, by their answers. */
  offers: z.object({ open: z.int(), taken: z.int(), declined: z.int() }),
});
export type ClosureView = z.infer<typeof closure>;
export type ClosureAct = z.infer<typeof closureAct>;

const closureOutcome = shiftOutcome.extend({
  /** Absent in a dry run. */
  closure: closure.optional(),
  /** Only if the closure is shortened: how many places become free, and to how many bookings they are offered. */
  reopening: z.object({ places: z.int(), bookings: z.int() }).optional(),
});
export type ClosureOutcome = z.infer<typeof closureOutcome>;

const longestMinutes = 7 * 24 * 60;
const plan = z.string().max(64).optional();
const beginning = z.union([givenInstant, givenDay]);

export const closuresRoutes = {
  listClosures: route('GET /closures', 'console', {
    summary: 'Closures that touch the period, newest first, each whole',
    query: z.strictObject({ from: bound, to: bound }),
    answers: { 200: z.object({ content: z.array(closure) }) },
  }),
  getClosure: route('GET /closures/{id}', 'console', {
    summary: 'One closure: whom it moved, who was told, what was done with it',
    answers: { 200: closure },
  }),
  createClosure: route('POST /closures', 'operator', {
    summary:
      'Closes the checkpoint and moves its bookings; messages wait for 10 s, in which it can be undone. Its beginning and its reasons may be given as for a shift',
    idempotent: true,
    query: z.strictObject({ date: beginning.optional() }),
    body: z
      .strictObject({
        date: beginning.optional(),
        minutes: z.int().min(1).max(longestMinutes),
        ...reasonOrReasons,
        dryRun: z.boolean().optional(),
        plan,
        close: z.strictObject({ reasons }).optional(),
      })
      .superRefine((body, ctx) => {
        if (!body.dryRun) requireReason({ ...body, reasons: body.close?.reasons ?? body.reasons }, ctx);
      }),
    answers: { 200: closureOutcome },
  }),
  changeClosure: route('PUT /closures/{id}', 'operator', {
    summary:
      'Longer: who is concerned moves on. Shorter: the freed places are offered to those who were moved. Reasons alone: only the words change',
    body: bodyEchoing(
      {
        to: givenInstant.optional(),
        reasons: reasons.optional(),
        dryRun: z.boolean().optional(),
        plan,
        version: version.optional(),
      },
      closure,
    ).refine(({ to, reasons: words }) => to !== undefined || words !== undefined, {
      path: ['to'],
      message: 'REQUIRED',
    }),
    answers: { 200: closureOutcome },
  }),
  undoClosure: route('POST /closures/{id}/undo', 'operator', {
    summary: 'Takes the last act back while its messages wait',
    answers: { 200: closure },
  }),
  sendClosure: route('POST /closures/{id}/send', 'operator', {
    summary: 'Sends the messages of the last act now; it cannot be undone any more',
    answers: { 200: closure },
  }),
} as const;
