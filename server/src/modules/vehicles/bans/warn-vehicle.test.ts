import { afterEach, expect, test } from 'vitest';
import type { BanEvent, Vehicle } from '#contract/vehicles/vehicles.ts';
import { inTransaction } from '../../../platform/context/context.ts';
import { call, refusal } from '../../../testing/people/call-api.ts';
import { messagesTo } from '../../../testing/people/test-outbox.ts';
import { addDriver, freshToken, openScene, type Person } from '../../../testing/people/test-people.ts';
import { addVehicle } from '../../../testing/trucks/test-vehicles.ts';
import { getVehicleRow } from '../vehicle/vehicles.queries.ts';
import { giveStrike } from './give-strike.ts';

const scene = openScene();

const send = async (request: string, who: Person, json?: object) =>
  call(scene.app, request, { token: await freshToken(scene.app, who), ...(json && { json }) });
const act = (what: 'warn' | 'unban', vehicleId: string, more: object = {}) =>
  send(`POST /vehicle/${what}`, scene.operator, { vehicleId, reason: 'Шум', ...more });
const get = async (id: string, who: Person): Promise<Vehicle & { warnings?: number }> =>
  (await send(`GET /vehicle/${id}`, who)).json();
const history = async (id: string): Promise<BanEvent[]> =>
  (await send(`GET /vehicle/${id}/ban-events`, scene.operator)).json().content;
const setParams = (json: object) => send('PUT /system-params/booking-params', scene.operator, json);
const strike = ({ id }: Vehicle) =>
  inTransaction(scene.app.systemContext(), async (trx) =>
    giveStrike(trx, {
      vehicle: await getVehicleRow(trx.db, id),
      reason: 'NO_SHOW',
      booking: { id: crypto.randomUUID(), number: '261122-0001' },
      rules: { warningsBeforeBan: 2, warningLifetimeDays: 90, banDays: 14 },
    }),
  );

afterEach(() => setParams({ warningsBeforeBan: 2, banDays: 14 }));

test('enough warnings by operators ban the plate for its days, and everybody who has it is told', async () => {
  const [one, two] = [await addDriver(scene.app, { language: 'EN' }), await addDriver(scene.app)];
  const { id } = await addVehicle(scene.app, one, 'W 001 WW');
  const same = await addVehicle(scene.app, two, 'w001ww');
  await setParams({ warningsBeforeBan: 3, banDays: 5 });
  await act('warn', id);
  await act('warn', same.id);
  expect((await get(id, one)).banStatus).toBe('WARNED');
  expect((await get(id, scene.operator)).warnings).toBe(2);
  const until = scene.app.clock.now().add({ hours: 24 * 5 });
  expect((await act('warn', id)).statusCode).toBe(204);
  for (const [vehicleId, who] of [
    [id, one],
    [same.id, two],
  ] as const) {
    const { banStatus, ban } = await get(vehicleId, who);
    expect(banStatus).toBe('BANNED');
    expect(Temporal.Instant.from(ban?.until ?? '').equals(until)).toBe(true);
  }
  expect((await get(id, one)).ban).toMatchObject({
    reason: 'Too many warnings',
    reasons: { RU: 'Слишком много предупреждений' },
  });
  expect((await history(id))[0]).toMatchObject({ type: 'BAN', actor: 'SYSTEM' });
  const subjects = (await messagesTo(scene.app, one.account.email ?? '')).map(({ subject }) => subject);
  expect(subjects.slice(-2)).toEqual(['Warning: vehicle W 001 WW', 'Vehicle W 001 WW is banned']);
  expect((await get(id, scene.operator)).warnings).toBe(0);
});

test('a warning and a strike add up; with an unproven plate the ban stays in the account', async () => {
  const [owner, rogue] = [await addDriver(scene.app), await addDriver(scene.app)];
  const truck = await addVehicle(scene.app, owner, 'W 002 WW');
  const copy = await addVehicle(scene.app, rogue, 'W-002-WW');
  await strike(copy);
  await act('warn', copy.id);
  expect((await get(copy.id, rogue)).banStatus).toBe('BANNED');
  expect((await get(truck.id, owner)).banStatus).toBe('WARNED');
});

test('a warning that is over or was taken back counts no more', async () => {
  const driver = await addDriver(scene.app);
  const [over, pardoned] = [
    await addVehicle(scene.app, driver, 'W 003 WW'),
    await addVehicle(scene.app, driver, 'W 004 WW'),
  ];
  await act('warn', over.id, { until: scene.app.clock.now().add({ hours: 1 }).toString() });
  await act('warn', pardoned.id);
  expect((await act('unban', pardoned.id)).statusCode).toBe(204);
  const last = (await messagesTo(scene.app, driver.account.email ?? '')).at(-1);
  expect(last?.subject).toBe('Предупреждение автомобилю W 004 WW снято');
  scene.app.clock.advance({ hours: 2 });
  for (const { id } of [over, pardoned]) {
    await act('warn', id);
    expect((await get(id, driver)).banStatus).toBe('WARNED');
  }
});

test('a warning that no longer bans, as the operator was told, is refused whole', async () => {
  const driver = await addDriver(scene.app);
  const { id } = await addVehicle(scene.app, driver, 'W 005 WW');
  const response = await act('warn', id, { expectedBookings: [crypto.randomUUID()] });
  expect(refusal(response)).toEqual({ status: 409, code: 'PLAN_CHANGED', fields: [] });
  expect((await get(id, driver)).banStatus).toBe('UNBANNED');
  expect((await act('warn', id, { expectedBookings: [] })).statusCode).toBe(204);
});
