import { z } from 'zod';
import { booking } from '../bookings/bookings.ts';
import { givenDay, id, maxPageSize, pageQuery, version } from '../common.ts';
import { gateName } from '../gates/gates.ts';
import { acknowledged } from '../guards.ts';
import { route } from '../route.ts';
import { checkInAnswer, checkInBody } from './check-in.ts';
import {
  adminQueue,
  boardQueue,
  queueAccuracy,
  queuePlacements,
  queueScreen,
  terminalQueue,
} from './queue.ts';
import { logHead, queueLogEntry } from './queue-log.ts';

const size = z.coerce.number().int().min(1).max(maxPageSize);
/** Decides who may ask: `admin` only operators, `terminal` also kiosks, `board` any session. */
const placement = z.enum(queuePlacements).default('admin');

export const queueRoutes = {
  getQueue: route('GET /queue', 'any-session', {
    summary: 'The line as it stands: called trucks, then waiting ones in their order',
    query: z.strictObject({ size: size.default(10), placement }),
    /** Only the board may answer 304: browsers must not store the other two. */
    answers: { 200: z.union([adminQueue, terminalQueue, boardQueue]), 304: null },
  }),
  streamQueue: route('GET /queue/stream', 'any-session', {
    summary: 'The line and every change of it, as server-sent events',
    query: z.strictObject({
      /** Rounded up to 10, 100 or the whole queue. */
      size: size.optional(),
      placement,
      /** The client's revision: the client gets the changes since then, if they are still kept. */
      since: z.coerce.number().int().min(0).optional(),
    }),
    answers: { 200: 'binary' },
    binaryTypes: ['text/event-stream'],
  }),
  callNext: route('POST /queue/next', 'operator', {
    underLoad: 'refused-last',
    summary: 'Calls the first of the line to the gate',
    body: z
      .strictObject({
        /** The truck that the operator sees at the head. The call is refused if another truck is there by now. */
        expectedId: id.optional(),
        gate: gateName.optional(),
        acknowledged,
      })
      .optional(),
    answers: { 200: booking },
  }),
  recallTruck: route('POST /queue/{bookingId}/recall', 'operator', {
    underLoad: 'refused-last',
    summary: 'Calls a called truck again',
    body: z.strictObject({ acknowledged }).optional(),
    answers: { 200: booking },
  }),
  redirectTruck: route('PUT /queue/{bookingId}/gate', 'operator', {
    underLoad: 'refused-last',
    summary: 'Sends a called truck to another gate and tells its driver',
    body: z.strictObject({ gate: gateName, acknowledged, version: version.optional() }),
    answers: { 200: booking },
  }),
  checkIn: route('POST /queue/check-in', 'terminal', {
    underLoad: 'refused-last',
    summary: 'Finds a booking by QR code, number or plate, and records the arrival of its truck',
    body: checkInBody,
    idempotent: true,
    answers: { 200: checkInAnswer },
  }),
  getQueueAccuracy: route('GET /queue/accuracy', 'public', {
    summary: 'How often the forecast given at the check-in came true in the last seven days',
    answers: { 200: queueAccuracy },
  }),
  listScreens: route('GET /queue/screens', 'console', {
    summary: 'Hall displays and kiosks of the last day, and when each last spoke to the server',
    answers: { 200: z.array(queueScreen) },
  }),
  listQueueLog: route('GET /queue/log', 'public', {
    summary: 'Every act on the line, each chained to the one before it; signed out without plates',
    query: z.strictObject({ date: givenDay.optional(), ...pageQuery() }),
    answers: {
      200: z.object({ content: z.array(queueLogEntry), last: z.boolean(), head: logHead }),
      304: null,
    },
  }),
} as const;
