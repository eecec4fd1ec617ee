import { expect, test } from 'vitest';
import { inTransaction } from '../../platform/context.ts';
import { call } from '../../testing/call-api.ts';
import { messagesTo } from '../../testing/test-outbox.ts';
import { addDriver, openScene, type Person } from '../../testing/test-people.ts';
import { addVehicle } from '../../testing/test-vehicles.ts';
import { giveStrike } from './give-strike.ts';
import { getVehicleRow } from './vehicles.queries.ts';

const scene = openScene();

const act = (what: string, json: object) =>
  call(scene.app, `POST /vehicle/${what}`, { token: scene.operator.token, json });
const lastTo = async ({ account }: Person) => {
  const last = (await messagesTo(scene.app, account.email ?? account.phone ?? '')).at(-1);
  return { subject: last?.subject, text: last?.body };
};

test('every decision about a truck reaches its owner, in the owner’s language', async () => {
  const driver = await addDriver(scene.app, { language: 'EN' });
  const { id } = await addVehicle(scene.app, driver, 'A 111 AA');
  await call(scene.app, `GET /vehicle/${id}/disapprove?reason=Unreadable`, scene.operator);
  expect(await lastTo(driver)).toMatchObject({
    subject: 'Vehicle A 111 AA is not approved',
    text: expect.stringContaining('Reason: Unreadable'),
  });
  await call(scene.app, `GET /vehicle/${id}/approve`, scene.operator);
  expect((await lastTo(driver)).subject).toBe('Vehicle A 111 AA is approved');
  await act('warn', { vehicleId: id, reason: 'Overloaded', until: '2026-12-01T00:00:00+09:00' });
  expect((await lastTo(driver)).text).toContain('In force until: 1 December 2026 at 00:00');
  await act('ban', { vehicleId: id, reason: 'Forged papers' });
  expect((await lastTo(driver)).text).toMatch(/Reason: Forged papers\nIn force until: an operator lifts it/);
  await act('unban', { vehicleId: id, reason: 'A mistake' });
  expect((await lastTo(driver)).text).toContain("The operator's comment: A mistake");
});

test('a ban of a plate is told to everybody who has it, as each wrote it, by SMS where that is all there is', async () => {
  const [one, two] = [await addDriver(scene.app), await addDriver(scene.app, { phone: '+79140000001' })];
  const { id } = await addVehicle(scene.app, one, 'С 222 СС 75');
  await addVehicle(scene.app, two, 'c222cc75');
  await act('ban', { vehicleId: id, reason: 'x' });
  expect((await lastTo(one)).subject).toBe('Автомобиль С 222 СС 75 заблокирован');
  expect(await lastTo(two)).toEqual({
    subject: null,
    text: 'Октет: ваш автомобиль заблокирован. Почему, см. личный кабинет.',
  });
});

test('a strike tells why and what follows', async () => {
  const driver = await addDriver(scene.app);
  const { id } = await addVehicle(scene.app, driver, 'STRIKE 9');
  const rules = { warningsBeforeBan: 2, warningLifetimeDays: 90, banDays: 14 };
  const strike = () =>
    inTransaction(scene.app.systemContext(), async (trx) => {
      const vehicle = await getVehicleRow(trx.db, id);
      return giveStrike(trx, { vehicle, reason: 'LATE_CANCEL', bookingId: crypto.randomUUID(), rules });
    });
  await strike();
  expect((await lastTo(driver)).text).toMatch(
    /Причина: Запись отменена слишком поздно\n.*Если предупреждений наберётся 2, .*дней: 14/s,
  );
  await strike();
  expect((await lastTo(driver)).text).toMatch(/заблокирован.*Причина: Слишком много предупреждений/s);
});
