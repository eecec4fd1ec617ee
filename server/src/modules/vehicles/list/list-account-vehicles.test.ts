import { beforeAll, expect, test } from 'vitest';
import type { Vehicle } from '#contract/vehicles/vehicles.ts';
import { call, refusal } from '../../../testing/people/call-api.ts';
import { openScene, type Person } from '../../../testing/people/test-people.ts';
import { addVehicle } from '../../../testing/trucks/test-vehicles.ts';

const scene = openScene();

beforeAll(async () => {
  for (const [model, plate] of [
    ['MAN', 'B 002'],
    ['DAF', 'C 003'],
    ['Volvo', 'A 001'],
  ] as const) {
    scene.app.clock.advance({ minutes: 1 });
    const { id } = await addVehicle(scene.app, scene.driver, plate, { model });
    if (model === 'DAF') await call(scene.app, `GET /vehicle/${id}/approve`, scene.operator);
  }
});

const models = async (path: string, who: Person = scene.driver) =>
  (await call(scene.app, `GET ${path}`, who)).json().content.map(({ model }: Vehicle) => model);

test.each([
  ['', ['DAF', 'MAN', 'Volvo']],
  ['?sort=model,ASC', ['DAF', 'MAN', 'Volvo']],
  ['?sort=model,DESC', ['Volvo', 'MAN', 'DAF']],
  ['?sort=model,desc', ['Volvo', 'MAN', 'DAF']],
  ['?sort=createdDate,ASC', ['MAN', 'DAF', 'Volvo']],
  ['?sort=createdDate,DESC', ['Volvo', 'DAF', 'MAN']],
  ['?sort=registrationPlate,ASC', ['Volvo', 'MAN', 'DAF']],
  ['?approved=true', ['DAF']],
  ['?approved=false&page=0&size=1000', ['MAN', 'Volvo']],
  ['?page=1&size=2', ['Volvo']],
])('one’s own vehicles%s', async (query, expected) => {
  expect(await models(`/vehicle/current-user${query}`)).toEqual(expected);
});

test('pages are of 10 for oneself and of 5 for a given user, newest first there', async () => {
  expect((await call(scene.app, 'GET /vehicle/current-user', scene.driver)).json()).toMatchObject({
    size: 10,
    total: 3,
  });
  const path = `/vehicle/user?userId=${scene.driver.account.id}`;
  expect((await call(scene.app, `GET ${path}`, scene.operator)).json()).toMatchObject({
    size: 5,
    total: 3,
    last: true,
  });
  for (const who of [scene.driver, scene.operator]) {
    expect(await models(path, who)).toEqual(['Volvo', 'DAF', 'MAN']);
    expect(await models(`${path}&approved=true`, who)).toEqual(['DAF']);
    expect(await models(`${path}&registrationPlate=с-00`, who)).toEqual(['DAF']);
    expect(await models(`${path}&registrationPlate=2`, who)).toEqual(['MAN']);
    expect(await models(`${path}&registrationPlate=0&size=2`, who)).toEqual(['Volvo', 'DAF']);
  }
});

test.each([
  ['/vehicle/current-user?sort=colour,ASC', ['sort INVALID_VALUE']],
  ['/vehicle/current-user?approved=1', ['approved INVALID_VALUE']],
  ['/vehicle/user', ['userId REQUIRED']],
  ['/vehicle/user?userId=1', ['userId INVALID_FORMAT']],
  [`/vehicle/user?userId=${crypto.randomUUID()}&registrationPlate=-`, ['registrationPlate TOO_SHORT']],
])('%s is refused', async (path, fields) => {
  expect(refusal(await call(scene.app, `GET ${path}`, scene.driver))).toEqual({
    status: 400,
    code: 'INVALID_INPUT',
    fields,
  });
});
