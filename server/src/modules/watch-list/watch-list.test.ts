import { afterEach, beforeEach, expect, test } from 'vitest';
import { createVisitor, type Visitor } from '../../testing/people/test-visitor.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { lineOf } from '../../testing/trucks/test-line.ts';

let app: TestApp;
let operator: Visitor;

beforeEach(async () => {
  app = await createTestApp();
  app.clock.set('2026-11-20T08:30:00+09:00');
  operator = await createVisitor(app, { roles: ['OPERATOR'] });
});
afterEach(() => app.close());

const watch = (plate: string, body: object) =>
  operator.call('PUT', `/watch-list/${encodeURIComponent(plate)}`, { body });
const list = async () => (await operator.call('GET', '/watch-list')).body;

test('a plate is watched in whatever writing, with its bookings, until it is taken off; the journal knows', async () => {
  const { vehicleRegistrationPlate: plate, id } = await lineOf(app, operator).book(
    '2026-11-20T12:00:00+09:00',
  );
  const reasons = { RU: 'Ищет таможня', CN: '海关查找' };
  expect((await watch(plate.toLowerCase(), { reasons })).status).toBe(200);
  expect((await watch(plate, { reasons, until: '2026-11-21T00:00:00+09:00' })).status).toBe(200);
  expect(await list()).toMatchObject([
    {
      registrationPlate: plate,
      reasons: { RU: 'Ищет таможня', EN: 'Ищет таможня', CN: '海关查找' },
      until: '2026-11-21T00:00:00+09:00',
      addedBy: { id: operator.userId, name: 'Проверкин Иван' },
      bookings: [{ id, bookingStatus: 'BOOKED' }],
    },
  ]);
  const path = `/watch-list/${encodeURIComponent(plate)}`;
  expect((await operator.call('DELETE', path)).status).toBe(204);
  expect((await operator.call('DELETE', path)).status).toBe(404);
  expect(await list()).toEqual([]);
  const { content } = (await operator.call('GET', '/events')).body;
  expect(content.slice(0, 3)).toMatchObject([
    { type: 'PLATE_UNWATCHED', from: { plate } },
    { type: 'PLATE_WATCHED', reason: 'Ищет таможня', from: { plate: plate.toLowerCase() }, to: { plate } },
    { type: 'PLATE_WATCHED', from: null },
  ]);
});

test('a watched plate may be sent back as it was answered', async () => {
  const { body } = await watch('А777АА75', { reasons: { RU: 'x' } });
  expect(await watch('А777АА75', body)).toMatchObject({ status: 200, body: { reasons: body.reasons } });
});

test('who is over is not asked about any more, and a past end is refused', async () => {
  const past = await watch('А777АА75', { reasons: { RU: 'x' }, until: '2026-11-20T08:00:00+09:00' });
  expect(past.body.errors).toMatchObject([{ propertyPath: 'until', code: 'NOT_IN_FUTURE' }]);
  const booking = await lineOf(app, operator).book('2026-11-20T12:00:00+09:00');
  const until = '2026-11-20T08:40:00+09:00';
  await watch(booking.vehicleRegistrationPlate, { reasons: { RU: 'x' }, until });
  const arrive = () =>
    operator.call('PUT', `/booking/${booking.id}?status=WAITING`, {
      body: { acknowledged: ['HOURS_EARLY'] },
    });
  expect((await arrive()).body.needs).toMatchObject([{ code: 'WATCHED', params: { until } }]);
  app.clock.set('2026-11-20T08:40:00+09:00');
  expect((await arrive()).status).toBe(200);
});
