import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Booking } from '#contract/bookings/bookings.ts';
import { createVisitor, type Visitor } from '../../testing/people/test-visitor.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { lineOf } from '../../testing/trucks/test-line.ts';

let app: TestApp;
let first: Visitor;
let second: Visitor;
let line: ReturnType<typeof lineOf>;

beforeAll(async () => {
  app = await createTestApp();
  app.clock.set('2026-11-20T08:55:00+09:00');
  [first, second] = [
    await createVisitor(app, { roles: ['ADMIN'] }),
    await createVisitor(app, { roles: ['ADMIN'] }),
  ];
  line = lineOf(app, first);
  await first.call('PUT', '/system-params/booking-params', { body: { slotCapacity: 100 } });
});

afterAll(() => app.close());

type Act = (
  by: Visitor,
  seen: Booking,
) => Promise<{ readonly status: number; readonly body: { code?: string } }>;

const to =
  (status: string): Act =>
  (by, { id, version }) =>
    by.call('PUT', `/booking/${id}?status=${status}`, { body: { version } });
const edit =
  (change: object): Act =>
  (by, { id, version }) =>
    by.call('PUT', '/booking', { body: { id, version, ...change } });

const recall: Act = (by, { id }) => by.call('POST', `/queue/${id}/recall`);
const callIt: Act = (by, { id }) => by.call('POST', '/queue/next', { body: { expectedId: id } });
const [giveBack, leave, cancel] = [to('WAITING'), to('LEFT_WAITING_ZONE'), to('CANCELED')];
const move = edit({ dateBooked: '2026-11-20T15:00:00+09:00' });
const moveElsewhere = edit({ dateBooked: '2026-11-20T16:00:00+09:00' });
const takePriority = edit({ hasPriority: false });

const nine = '2026-11-20T09:00:00+09:00';
const booked = () => line.book(nine);
const waiting = () => line.arrive(nine);
const called = async () => (await line.move((await waiting()).id, 'GO_TO_GATE')).body as Booking;
/** Makes a truck the head. A second truck waits behind it, so that there is a next head. */
const head = async () => {
  for (const { id } of (await line.read()).content) await line.move(id, 'CANCELED');
  const truck = await waiting();
  await waiting();
  return truck;
};

const meetings: readonly [string, () => Promise<Booking>, Act, Act, string][] = [
  ['returned to the line: it is recalled', called, giveBack, recall, 'NOT_CALLED'],
  ['returned to the line: it left', called, giveBack, leave, 'STALE_VERSION'],
  ['returned to the line: it is canceled', called, giveBack, cancel, 'STALE_VERSION'],
  ['marked as gone: it is recalled', called, leave, recall, 'NOT_CALLED'],
  ['marked as gone: it left', called, leave, leave, 'STALE_VERSION'],
  ['marked as gone: it is returned', called, leave, giveBack, 'STALE_VERSION'],
  ['recalled: it left', called, recall, leave, 'STALE_VERSION'],
  ['called: it is called as the first', head, callIt, callIt, 'QUEUE_CHANGED'],
  ['called: its arrival is taken back', waiting, to('GO_TO_GATE'), to('BOOKED'), 'STALE_VERSION'],
  ['called: it is canceled', waiting, to('GO_TO_GATE'), cancel, 'STALE_VERSION'],
  ['called: its priority is taken', waiting, to('GO_TO_GATE'), takePriority, 'STALE_VERSION'],
  ['moved: it is moved elsewhere', booked, move, moveElsewhere, 'STALE_VERSION'],
  ['moved: it is canceled', booked, move, cancel, 'STALE_VERSION'],
  ['moved: it arrives', booked, move, to('WAITING'), 'STALE_VERSION'],
  ['canceled: it is moved', booked, cancel, move, 'STALE_VERSION'],
  ['canceled: it is canceled', booked, cancel, cancel, 'STALE_VERSION'],
];

test.each(meetings)(
  'a truck that a colleague has just %s, and nothing happens',
  async (_, reach, did, meant, code) => {
    const seen = await reach();
    const done = await did(first, seen);
    expect(done.status).toBe(200);
    const { status, body } = await meant(second, seen);
    expect({ status, code: body.code }).toEqual({ status: code === 'NOT_CALLED' ? 422 : 409, code });
    const { body: now } = await second.call('GET', `/booking/${seen.id}`);
    expect(now).toMatchObject({
      version: (done.body as Booking).version,
      bookingStatus: (done.body as Booking).bookingStatus,
    });
    const history = await second.call('GET', `/booking/${seen.id}/history?size=1000`);
    expect(history.body.content.at(-1), 'from which the second reads who was faster').toMatchObject({
      actorId: first.userId,
      actorName: expect.any(String),
    });
  },
);

test('of two who decide about a called truck at the same moment one does, and the other is refused', async () => {
  for (const [one, other] of [
    [giveBack, leave],
    [leave, cancel],
    [leave, leave],
  ] as const) {
    const seen = await called();
    const answers = await Promise.all([one(first, seen), other(second, seen)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  }
});
