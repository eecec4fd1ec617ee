import { expect, test } from 'vitest';
import { errorBody } from '#contract/errors.ts';
import { openScene } from '../../../testing/people/test-people.ts';
import { createTruck } from '../../../testing/trucks/test-truck.ts';

const scene = openScene();

const days = ['0000-01-01', '0001-01-01', '1999-12-31', '2200-01-01', '9999-12-31', '2027-02-29'];
const instants = [
  '0000-01-01T00:00:00Z',
  '9999-12-31T23:00:00Z',
  '9999-12-31T23:59:59-23:59',
  '2026-11-22T10:00:00.1234567890Z',
];

const ask = async (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) => {
  const { app, operator } = scene;
  const headers = { authorization: operator.token };
  return app.server.inject({ method, url: `/api${url}`, headers, ...(payload && { payload }) });
};

const expectRefused = async (answer: ReturnType<typeof ask>) => {
  const { statusCode, body } = await answer;
  expect([statusCode, errorBody.parse(JSON.parse(body)).code]).toEqual([400, 'INVALID_INPUT']);
};

const dayCalls = (day: string) => [
  `/booking/time-slots?date=${day}`,
  `/booking?bookedDate=${day}`,
  `/booking/history?date=${day}`,
  `/draws?from=${day}&to=${day}`,
  `/closures?from=${day}&to=${day}`,
];
const rangeCalls = (bound: string) => {
  const value = encodeURIComponent(bound);
  return [`/vehicle/all?bookedFrom=${value}`, `/vehicle/all?banStatus=WARNED&warnedTo=${value}`];
};
const searches = (bound: string) => [{ dateFrom: bound }, { dateTo: bound }];

test.each(days)('nobody can ask for the day %s', async (day) => {
  for (const url of [...dayCalls(day), ...rangeCalls(day)]) await expectRefused(ask('GET', url));
  for (const body of searches(day)) await expectRefused(ask('POST', '/booking/all', body));
});

test.each(instants)('nothing can be asked for, booked, banned or closed at %s', async (instant) => {
  for (const url of rangeCalls(instant)) await expectRefused(ask('GET', url));
  for (const body of searches(instant)) await expectRefused(ask('POST', '/booking/all', body));
  const { vehicleId } = await createTruck(scene.app, scene.driver.account.id);
  await expectRefused(ask('POST', '/booking', { vehicleId, dateBooked: instant }));
  await expectRefused(ask('POST', '/vehicle/warn', { vehicleId, reason: 'x', until: instant }));
  const closures = [{ from: '2026-11-22T10:00:00Z', to: instant, reason: 'x' }];
  await expectRefused(ask('PUT', '/system-params/booking-params', { closures }));
  const capacityOverrides = [{ start: instant, capacity: 1 }];
  await expectRefused(ask('PUT', '/system-params/booking-params', { capacityOverrides }));
});

test('at the ends of what can be set nothing breaks', async () => {
  const closures = [
    { from: '2000-01-01T00:00:00Z', to: '2000-01-02T00:00:00Z', reason: 'x' },
    { from: '2199-12-31T00:00:00Z', to: '2199-12-31T23:59:59.999999999Z', reason: 'x' },
  ];
  expect((await ask('PUT', '/system-params/booking-params', { closures })).statusCode).toBe(200);
  expect((await ask('GET', '/system-params/booking-params')).statusCode).toBe(200);
  expect((await ask('GET', '/system-params/booking-params/history')).statusCode).toBe(200);
  for (const day of ['2000-01-01', '2199-12-31']) {
    for (const url of [...dayCalls(day), ...rangeCalls(day)])
      expect((await ask('GET', url)).statusCode, url).toBe(200);
    for (const body of searches(day))
      expect((await ask('POST', '/booking/all', body)).statusCode, day).toBe(200);
  }
});

const backwards = (from: string, to: string) => ({
  [from]: '2026-11-22T00:00:00+09:00',
  [to]: '2026-11-21',
});
const backwardDays = { from: '2026-11-22', to: '2026-11-21' };
const expectRefusedAtEnd = async (answer: ReturnType<typeof ask>, range: Record<string, string>) => {
  const { statusCode, body } = await answer;
  expect(statusCode, body).toBe(400);
  const [, propertyPath] = Object.keys(range);
  expect(errorBody.parse(JSON.parse(body)).errors).toMatchObject([
    { propertyPath, code: 'TOO_SMALL', message: expect.stringContaining('2026-11-22') },
  ]);
};
const report = '/vehicle/user/01980000-0000-7000-8000-0000000000aa/booking-report';

test.each<[string, Record<string, string>]>([
  ['/booking/excel', backwards('dateFrom', 'dateTo')],
  [report, backwards('dateFrom', 'dateTo')],
  [`${report}/excel`, backwards('dateFrom', 'dateTo')],
  ['/vehicle/all', backwards('bookedFrom', 'bookedTo')],
  ['/vehicle/report', backwards('bookedFrom', 'bookedTo')],
  ['/events', backwards('from', 'to')],
  ['/events/excel', backwards('from', 'to')],
  ['/duties', backwards('from', 'to')],
  ['/closures', backwards('from', 'to')],
  ['/promo/FOOTER/click-count', backwards('from', 'to')],
  ['/draws', backwardDays],
  ['/reports/occupancy', backwardDays],
  ['/reports/occupancy/excel', backwardDays],
])('%s refuses a range that ends before it begins', (path, range) =>
  expectRefusedAtEnd(ask('GET', `${path}?${new URLSearchParams(range)}`), range),
);

test('so does the search for bookings', () => {
  const range = backwards('dateFrom', 'dateTo');
  return expectRefusedAtEnd(ask('POST', '/booking/all', range), range);
});
