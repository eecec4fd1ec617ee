import { afterEach, beforeEach, expect, test } from 'vitest';
import { createVisitor, type Visitor } from '../../testing/people/test-visitor.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { lineOf } from '../../testing/trucks/test-line.ts';

let app: TestApp;
let operator: Visitor;

const setGates = async (gates: unknown) =>
  (await operator.call('PUT', '/system-params/booking-params', { body: { gates } })).body.gates;

beforeEach(async () => {
  app = await createTestApp();
  app.clock.set('2026-11-20T08:30:00+09:00');
  operator = await createVisitor(app, { roles: ['ADMIN'] });
  await setGates(['1', '2']);
});
afterEach(() => app.close());

const close = (name: string, body: object = {}) =>
  operator.call('PUT', `/gates/${name}`, { body: { closed: true, ...body } });
const list = async () => (await operator.call('GET', '/gates')).body;

test('a gate closes until a time by the clock, or until it is opened; the journal knows', async () => {
  const until = '2026-11-20T08:40:00+09:00';
  expect(await close('1', { until, reasons: { RU: 'Весы' } })).toMatchObject({
    status: 200,
    body: { name: '1', closed: true, until, reasons: { RU: 'Весы', EN: 'Весы', CN: 'Весы' } },
  });
  await close('2');
  app.clock.set(until);
  expect(await list()).toEqual([
    { name: '1', closed: false, busy: [] },
    { name: '2', closed: true, busy: [] },
  ]);
  await operator.call('PUT', '/gates/2', { body: { closed: false } });
  await operator.call('PUT', '/gates/2', { body: { closed: false } });
  expect((await list()).map(({ closed }: { closed: boolean }) => closed)).toEqual([false, false]);
  const { content } = (await operator.call('GET', '/events')).body;
  expect(content.slice(0, 3)).toMatchObject([
    { type: 'GATE_OPENED', to: { gate: '2' } },
    { type: 'GATE_CLOSED', to: { gate: '2', closed: true, until: null } },
    { type: 'GATE_CLOSED', to: { gate: '1', until }, reason: 'Весы' },
  ]);
});

test('a gate that is no parameter is not found, and an end in the past is refused', async () => {
  expect((await close('9')).status).toBe(404);
  const past = await close('1', { until: '2026-11-20T08:00:00+09:00' });
  expect(past.body.errors).toMatchObject([{ propertyPath: 'until', code: 'NOT_IN_FUTURE' }]);
});

test('a gate may be sent back as it was answered', async () => {
  const { body } = await close('1', { reasons: { RU: 'Весы' } });
  expect(await operator.call('PUT', '/gates/1', { body })).toMatchObject({ status: 200, body });
});

test('a gate is busy with the trucks that were called to it', async () => {
  const { id, vehicleRegistrationPlate } = await lineOf(app, operator).arrive('2026-11-20T09:00:00+09:00');
  await operator.call('POST', '/queue/next', { body: { gate: '2' } });
  expect(await list()).toMatchObject([
    { name: '1', busy: [] },
    { name: '2', busy: [{ bookingId: id, vehicleRegistrationPlate, calledAt: expect.any(String) }] },
  ]);
});

test('a gate is its name unless it has directions, and is called by its name', async () => {
  const directions = { RU: 'За весами налево' };
  expect(await setGates(['1', { name: '2', directions }, { name: '3' }])).toEqual([
    '1',
    { name: '2', directions },
    '3',
  ]);
  expect((await list())[1]).toMatchObject({
    name: '2',
    directions: { RU: 'За весами налево', CN: 'За весами налево' },
  });
  await lineOf(app, operator).arrive('2026-11-20T09:00:00+09:00');
  expect((await operator.call('POST', '/queue/next', { body: { gate: '2' } })).body.gate).toBe('2');
  const twice = { gates: ['1', { name: '1', directions }] };
  expect((await operator.call('PUT', '/system-params/booking-params', { body: twice })).status).toBe(400);
});
