import { expect, test } from 'vitest';
import type { BanEvent, Vehicle } from '#contract/vehicles/vehicles.ts';
import { inTransaction } from '../../../platform/context/context.ts';
import { call } from '../../../testing/people/call-api.ts';
import { addDriver, freshToken, openScene, type Person } from '../../../testing/people/test-people.ts';
import { addVehicle } from '../../../testing/trucks/test-vehicles.ts';
import { getVehicleRow } from '../vehicle/vehicles.queries.ts';
import { giveStrike } from './give-strike.ts';

const rules = { warningsBeforeBan: 2, warningLifetimeDays: 90, banDays: 14 };

const scene = openScene();

const strike = ({ id }: Pick<Vehicle, 'id'>, bookingId: string = crypto.randomUUID()) =>
  inTransaction(scene.app.systemContext(), async (trx) =>
    giveStrike(trx, {
      vehicle: await getVehicleRow(trx.db, id),
      reason: 'NO_SHOW',
      booking: { id: bookingId, number: '261122-0001' },
      rules,
    }),
  );
const send = async (request: string, who: Person, json?: object) =>
  call(scene.app, request, { token: await freshToken(scene.app, who), ...(json && { json }) });
const statusOf = async ({ id }: Pick<Vehicle, 'id'>, who: Person) =>
  (await send(`GET /vehicle/${id}`, who)).json<Vehicle>().banStatus;
const history = async ({ id }: Pick<Vehicle, 'id'>, who: Person) =>
  (await send(`GET /vehicle/${id}/ban-events`, who)).json().content as BanEvent[];
const approve = ({ id }: Pick<Vehicle, 'id'>) => send(`GET /vehicle/${id}/approve`, scene.operator);

test('the first warns, the second bans for its days, and the driver reads why', async () => {
  const driver = await addDriver(scene.app, { language: 'EN' });
  const truck = await addVehicle(scene.app, driver, 'STRIKE 1');
  expect(await strike(truck)).toEqual({ warnings: 1, bannedUntil: null });
  expect(await statusOf(truck, driver)).toBe('WARNED');
  scene.app.clock.advance({ hours: 24 });
  const bannedUntil = scene.app.clock.now().add({ hours: 24 * 14 });
  const bookingId = crypto.randomUUID();
  expect(await strike(truck, bookingId)).toEqual({ warnings: 2, bannedUntil });
  const banned = (await call(scene.app, `GET /vehicle/${truck.id}`, driver)).json<Vehicle>();
  expect(banned).toMatchObject({ banStatus: 'BANNED', ban: { reason: 'Too many warnings' } });
  expect(await history(truck, driver)).toMatchObject([
    { type: 'BAN', actor: 'SYSTEM', bookingId },
    { type: 'WARN', reason: 'The vehicle did not arrive at the booked time', bookingId },
    { type: 'WARN' },
  ]);
  scene.app.clock.advance({ hours: 24 * 14 });
  expect(await statusOf(truck, driver)).toBe('WARNED');
});

test('warnings count for their lifetime, until pardoned, and towards one ban only', async () => {
  const driver = await addDriver(scene.app);
  const [old, pardoned, served] = await Promise.all(
    ['STRIKE 2', 'STRIKE 3', 'STRIKE 4'].map((plate) => addVehicle(scene.app, driver, plate)),
  );
  if (!old || !pardoned || !served) throw new Error('three trucks are needed');
  await strike(old);
  scene.app.clock.advance({ hours: 24 * 90 });
  expect(await strike(old)).toEqual({ warnings: 1, bannedUntil: null });

  await strike(pardoned);
  await send('POST /vehicle/unban', scene.operator, {
    vehicleId: pardoned.id,
    reason: 'The bridge was closed',
  });
  expect(await strike(pardoned)).toEqual({ warnings: 1, bannedUntil: null });

  await strike(served);
  expect((await strike(served)).bannedUntil).not.toBeNull();
  scene.app.clock.advance({ hours: 24 * 15 });
  expect(await strike(served)).toEqual({ warnings: 1, bannedUntil: null });
});

test('nobody can get another’s truck banned: strikes of an unapproved vehicle stay in its account', async () => {
  const [owner, rogue] = [await addDriver(scene.app), await addDriver(scene.app)];
  const truck = await addVehicle(scene.app, owner, 'О 777 ОО 75');
  await approve(truck);
  const copy = await addVehicle(scene.app, rogue, 'o777oo75');
  await strike(copy);
  await strike(copy);
  expect(await statusOf(copy, rogue)).toBe('BANNED');
  expect(await statusOf(truck, owner)).toBe('UNBANNED');
  expect(await history(truck, owner)).toEqual([]);
  expect((await addVehicle(scene.app, await addDriver(scene.app), 'O777OO75')).banStatus).toBe('UNBANNED');
  await strike(truck);
  expect(await statusOf(truck, owner)).toBe('WARNED');
});

test('deleting and adding again sheds neither the ban nor the warnings', async () => {
  const driver = await addDriver(scene.app);
  const truck = await addVehicle(scene.app, driver, 'AGAIN 9');
  await strike(truck);
  await call(scene.app, `DELETE /vehicle/${truck.id}`, driver);
  const again = await addVehicle(scene.app, driver, 'again-9');
  expect(again.banStatus).toBe('WARNED');
  expect((await strike(again)).bannedUntil).not.toBeNull();
  await call(scene.app, `DELETE /vehicle/${again.id}`, driver);
  expect((await addVehicle(scene.app, driver, 'AGAIN.9')).banStatus).toBe('BANNED');
});

test('strikes of an approved vehicle belong to the plate, and do not name another’s booking', async () => {
  const [owner, other] = [await addDriver(scene.app), await addDriver(scene.app)];
  const truck = await addVehicle(scene.app, owner, 'OWNED 1');
  const copy = await addVehicle(scene.app, other, 'OWNED-1');
  await approve(truck);
  await strike(truck);
  await strike(truck);
  expect(await statusOf(copy, other)).toBe('BANNED');
  const seen = await history(copy, other);
  expect(seen).toHaveLength(3);
  for (const event of seen) expect(event).not.toHaveProperty('bookingId');
  for (const event of await history(copy, scene.operator)) expect(event).toHaveProperty('bookingId');
});
