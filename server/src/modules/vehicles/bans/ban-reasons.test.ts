import { expect, test } from 'vitest';
import type { Vehicle } from '#contract/vehicles/vehicles.ts';
import { call, refusal } from '../../../testing/people/call-api.ts';
import { messagesTo } from '../../../testing/people/test-outbox.ts';
import { addDriver, freshToken, openScene, type Person } from '../../../testing/people/test-people.ts';
import { addVehicle } from '../../../testing/trucks/test-vehicles.ts';

const scene = openScene();
const send = async (request: string, who: Person, json?: object) =>
  call(scene.app, request, { token: await freshToken(scene.app, who), ...(json && { json }) });
const get = async (id: string, who: Person): Promise<Vehicle> =>
  (await send(`GET /vehicle/${id}`, who)).json();
const lastTo = async ({ account }: Person) => (await messagesTo(scene.app, account.email ?? '')).at(-1)?.body;

const reasons = { RU: 'Перегруз', EN: 'Overload' };
const all = { ...reasons, CN: 'Перегруз' };

test('a driver reads why in his language, in the account, in its history and in the message', async () => {
  const [english, chinese] = [
    await addDriver(scene.app, { language: 'EN' }),
    await addDriver(scene.app, { language: 'CN' }),
  ];
  const { id } = await addVehicle(scene.app, english, 'R 001 RR');
  const other = await addVehicle(scene.app, chinese, 'R 001 RR');
  const restriction = { vehicleId: id, reasons, reason: 'beaten by reasons' };
  expect((await send('POST /vehicle/ban', scene.operator, restriction)).statusCode).toBe(204);
  expect((await get(id, english)).ban).toEqual({ reason: 'Overload', reasons: all });
  expect((await get(other.id, chinese)).ban).toEqual({ reason: 'Перегруз', reasons: all });
  expect((await send(`GET /vehicle/${id}/ban-events`, english)).json().content).toMatchObject([
    { type: 'BAN', reason: 'Overload', reasons: all },
  ]);
  expect(await lastTo(english)).toContain('Reason: Overload');

  await send('POST /vehicle/unban', scene.operator, {
    vehicleId: id,
    reasons: { RU: 'Взвесили снова', EN: 'Weighed again' },
  });
  expect(await lastTo(english)).toContain('The operator’s comment: Weighed again');
});

test('so is what an operator says who does not approve a truck', async () => {
  const english = await addDriver(scene.app, { language: 'EN' });
  const { id } = await addVehicle(scene.app, english, 'R 002 RR');
  const disapprove = (query: string) => send(`GET /vehicle/${id}/disapprove?${query}`, scene.operator);
  const given = `reasons=${encodeURIComponent(JSON.stringify(reasons))}`;
  expect((await disapprove(given)).json()).toMatchObject({
    disapprovalReason: 'Перегруз',
    disapprovalReasons: all,
  });
  expect(await get(id, english)).toMatchObject({ disapprovalReason: 'Overload', disapprovalReasons: all });
  expect(await lastTo(english)).toContain('Reason: Overload');
  expect(refusal(await disapprove('reasons=oops')).fields).toEqual(['reasons INVALID_FORMAT']);
  expect(refusal(await disapprove('reasons=%7B%22EN%22%3A%22x%22%7D')).fields).toEqual([
    'reasons.RU REQUIRED',
  ]);
});

test('a reason without its Russian text is refused', async () => {
  const { id } = await addVehicle(scene.app, await addDriver(scene.app), 'R 003 RR');
  const response = await send('POST /vehicle/warn', scene.operator, { vehicleId: id, reasons: { EN: 'x' } });
  expect(refusal(response).fields).toEqual(['reasons.RU REQUIRED']);
});
