import { expect, test } from 'vitest';
import { inTransaction } from '../../../platform/context/context.ts';
import { call } from '../../../testing/people/call-api.ts';
import { messagesTo } from '../../../testing/people/test-outbox.ts';
import { addDriver, openScene, type Person } from '../../../testing/people/test-people.ts';
import { addVehicle } from '../../../testing/trucks/test-vehicles.ts';
import { getVehicleRow } from '../vehicle/vehicles.queries.ts';
import { giveStrike } from './give-strike.ts';

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
  expect((await lastTo(driver)).text).toContain('The operator’s comment: A mistake');
});

test('a ban of a plate is told to everybody who has it, as each wrote it, by SMS where that is all there is', async () => {
  const [one, two] = [await addDriver(scene.app), await addDriver(scene.app, { phone: '+79140000001' })];
  const { id } = await addVehicle(scene.app, one, 'С 222 СС 75');
  await addVehicle(scene.app, two, 'c222cc75');
  await act('ban', { vehicleId: id, reason: 'x' });
  expect(await lastTo(one)).toMatchObject({
    subject: 'Автомобиль С 222 СС 75 заблокирован',
    text: expect.stringMatching(new RegExp(`обжаловать: .*/strikes/${id}$`, 'm')),
  });
  expect(await lastTo(two)).toEqual({
    subject: null,
    text: 'Октет: ваш автомобиль заблокирован. Почему, см. личный кабинет. Обжаловать можно до 30 нояб., 12:00',
  });
});

test.each([{}, { phone: '+79140000002' }])('a strike tells why and what follows (%j)', async (contact) => {
  const driver = await addDriver(scene.app, contact);
  const { id } = await addVehicle(scene.app, driver, 'STRIKE 9');
  const rules = { warningsBeforeBan: 2, warningLifetimeDays: 90, banDays: 14 };
  const strike = () =>
    inTransaction(scene.app.systemContext(), async (trx) => {
      const vehicle = await getVehicleRow(trx.db, id);
      const booking = { id: crypto.randomUUID(), number: '261122-0001' };
      return giveStrike(trx, { vehicle, reason: 'LATE_CANCEL', booking, rules });
    });
  const [warned, banned] = contact.phone
    ? [
        /^Октет: запись 261122-0001 \(STRIKE 9\) отменена слишком поздно\. Предупреждение 1 из 2, затем .*на 14 дн\. Обжаловать можно до 30 нояб\., 12:00$/,
        /^Октет: запись 261122-0001 \(STRIKE 9\) отменена слишком поздно\. Предупреждений 2: блокировка до 4 дек\., 12:00\. Обжаловать можно до 30 нояб\., 12:00$/,
      ]
    : [
        /запись 261122-0001 отменена слишком поздно\.\n.*Причина: Запись отменена слишком поздно\n.*Если предупреждений наберётся 2, .*дней: 14.*До 30 ноября 2026 г\. в 12:00 это можно обжаловать/s,
        /заблокирован.*запись 261122-0001 отменена.*Причина: Слишком много предупреждений \(2\)\nДействует до: 4 декабря 2026/s,
      ];
  await strike();
  expect((await lastTo(driver)).text).toMatch(warned ?? '');
  await strike();
  expect((await lastTo(driver)).text).toMatch(banned ?? '');
});
