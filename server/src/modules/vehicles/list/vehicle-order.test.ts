import { beforeAll, expect, onTestFinished, test } from 'vitest';
import type { OperatorVehicle } from '#contract/vehicles/vehicles.ts';
import { call, refusal } from '../../../testing/people/call-api.ts';
import { addDriver, openScene, type Person } from '../../../testing/people/test-people.ts';
import { addDocument } from '../../../testing/people/upload.ts';
import { addVehicle } from '../../../testing/trucks/test-vehicles.ts';

const scene = openScene();
const ids = new Map<string, string>();
let second: Person;

const list = async (query: string): Promise<OperatorVehicle[]> =>
  (await call(scene.app, `GET /vehicle/all?${query}`, scene.operator)).json().content;
const models = async (query: string) => (await list(query)).map(({ model }) => model);

beforeAll(async () => {
  second = await addDriver(scene.app, { first_name: 'Энхболд', last_name: 'Тамир', phone: '+97699112233' });
  for (const [model, plate, who] of [
    ['MAN', 'С 003 СС', scene.driver],
    ['Volvo', 'А 001 АА', second],
    ['DAF', 'В 002 ВВ', second],
  ] as const) {
    const documents = [(await addDocument(scene.app, who.token)).documentId];
    ids.set(model, (await addVehicle(scene.app, who, plate, { model, documents })).id);
    scene.app.clock.advance({ minutes: 10 });
  }
  await call(scene.app, 'POST /booking', {
    token: scene.operator.token,
    json: {
      dateBooked: '2026-11-22T09:00:00+09:00',
      cargoType: 'GENERAL',
      vehicleId: ids.get('DAF'),
      userId: second.account.id,
    },
  });
});

test.each([
  ['sort=waitingSince,ASC&waiting=true', ['MAN', 'Volvo', 'DAF']],
  ['sort=waitingSince,DESC&waiting=true', ['DAF', 'Volvo', 'MAN']],
  ['sort=createdDate,ASC', ['MAN', 'Volvo', 'DAF']],
  ['sort=registrationPlate,ASC', ['Volvo', 'DAF', 'MAN']],
  ['sort=registrationPlate,DESC&waiting=true', ['MAN', 'DAF', 'Volvo']],
  ['sort=model,ASC', ['DAF', 'MAN', 'Volvo']],
  ['sort=nextBooking,ASC', ['DAF', 'Volvo', 'MAN']],
  ['sort=nextBooking,ASC&size=1&page=1', ['Volvo']],
  ['sort=nextBooking,DESC&waiting=true&size=1&page=2', ['MAN']],
  ['search=003', ['MAN']],
  ['search=энхб', ['DAF', 'Volvo']],
  ['search=%2B976%209911&sort=model,DESC', ['Volvo', 'DAF']],
  ['search=100%25', []],
])('%s', async (query, expected) => {
  expect(await models(query)).toEqual(expected);
});

test.each([
  ['sort=waitingSince,ASC', ['sort INVALID_VALUE']],
  ['sort=model,ASC&sortByEventDate=ASC', ['sort INVALID_VALUE']],
  ['sort=colour,ASC', ['sort INVALID_VALUE']],
  ['search=--', ['search TOO_SHORT']],
])('%s is refused', async (query, fields) => {
  const answer = await call(scene.app, `GET /vehicle/all?${query}`, scene.operator);
  expect(refusal(answer)).toEqual({ status: 400, code: 'INVALID_INPUT', fields });
});

test('another plate waits anew and tells its former one until somebody decides', async () => {
  const who = await addDriver(scene.app, { last_name: 'Очиров' });
  for (const [model, plate] of [
    ['Scania', 'Е 004 ЕЕ'],
    ['Iveco', 'К 005 КК'],
  ] as const) {
    const documents = [(await addDocument(scene.app, who.token)).documentId];
    const { id } = await addVehicle(scene.app, who, plate, { model, documents });
    ids.set(model, id);
    onTestFinished(async () => void (await call(scene.app, `DELETE /vehicle/${id}`, { token: who.token })));
    scene.app.clock.advance({ minutes: 10 });
  }
  const before = (await list('search=004'))[0];
  expect(before).toMatchObject({ waitingSince: before?.createdDate, disputed: false });
  expect(before).not.toHaveProperty('formerPlate');
  const waiting = () => models('sort=waitingSince,ASC&waiting=true');
  expect(await waiting()).toEqual(['MAN', 'Volvo', 'DAF', 'Scania', 'Iveco']);
  scene.app.clock.advance({ minutes: 30 });
  const json = { id: ids.get('Scania'), registrationPlate: 'Е 009 ЕЕ' };
  await call(scene.app, 'PUT /vehicle/v2', { token: who.token, json });
  expect(await waiting()).toEqual(['MAN', 'Volvo', 'DAF', 'Iveco', 'Scania']);
  expect((await list('search=009'))[0]).toMatchObject({ formerPlate: 'Е 004 ЕЕ' });
  await call(scene.app, `GET /vehicle/${ids.get('Scania')}/approve`, scene.operator);
  const after = (await list('search=009'))[0];
  expect(after).not.toHaveProperty('formerPlate');
  expect(after).not.toHaveProperty('waitingSince');
});
