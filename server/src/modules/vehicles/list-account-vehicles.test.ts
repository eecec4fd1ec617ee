import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Vehicle } from '#contract/vehicles.ts';
import { call, refusal } from '../../testing/call-api.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { addDriver, addOperator, addVehicle, type Person } from '../../testing/test-vehicles.ts';

let app: TestApp;
let driver: Person;
let operator: Person;

beforeAll(async () => {
  app = await createTestApp();
  [driver, operator] = [await addDriver(app), await addOperator(app)];
  for (const [model, plate] of [
    ['MAN', 'B 002'],
    ['DAF', 'C 003'],
    ['Volvo', 'A 001'],
  ] as const) {
    app.clock.advance({ minutes: 1 });
    const { id } = await addVehicle(app, driver, plate, { model });
    if (model === 'DAF') await call(app, `GET /vehicle/${id}/approve`, operator);
  }
});

afterAll(() => app.close());

const models = async (path: string, who: Person = driver) =>
  (await call(app, `GET ${path}`, who)).json().content.map(({ model }: Vehicle) => model);

test.each([
  ['', ['DAF', 'MAN', 'Volvo']],
  ['?sort=model,ASC', ['DAF', 'MAN', 'Volvo']],
  ['?sort=model,DESC', ['Volvo', 'MAN', 'DAF']],
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
  expect((await call(app, 'GET /vehicle/current-user', driver)).json()).toMatchObject({ size: 10, total: 3 });
  const path = `/vehicle/user?userId=${driver.account.id}`;
  expect((await call(app, `GET ${path}`, operator)).json()).toMatchObject({ size: 5, total: 3, last: true });
  for (const who of [driver, operator]) {
    expect(await models(path, who)).toEqual(['Volvo', 'DAF', 'MAN']);
    expect(await models(`${path}&approved=true`, who)).toEqual(['DAF']);
  }
});

test.each([
  ['/vehicle/current-user?sort=colour,ASC', ['sort INVALID_VALUE']],
  ['/vehicle/current-user?approved=1', ['approved INVALID_VALUE']],
  ['/vehicle/user', ['userId REQUIRED']],
  ['/vehicle/user?userId=1', ['userId INVALID_FORMAT']],
])('%s is refused', async (path, fields) => {
  expect(refusal(await call(app, `GET ${path}`, driver))).toEqual({
    status: 400,
    code: 'INVALID_INPUT',
    fields,
  });
});
