import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SearchResults } from '#contract/search-routes.ts';
import { createVisitor, type Visitor } from '../../testing/people/test-visitor.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTruck } from '../../testing/trucks/test-truck.ts';

let app: TestApp;
let operator: Visitor;

const trucks = [
  { plate: 'А482МХ75', last: 'Королёв', first: 'Пётр' },
  { plate: '黑B48210', last: '李', first: '伟' },
  { plate: '蒙E70511', last: '孙', first: '喆然' },
] as const;
const [russian, chinese] = [['А482МХ75'], ['黑B48210']];

beforeAll(async () => {
  app = await createTestApp();
  app.clock.set('2026-11-20T12:00:00+09:00');
  operator = await createVisitor(app, { roles: ['ADMIN'] });
  const driver = await createVisitor(app);
  for (const { plate, last, first } of trucks) {
    const { vehicleId } = await createTruck(app, driver.userId, { plate });
    const names = { lastNameOfDriver: last, firstNameOfDriver: first };
    const body = {
      vehicleId,
      dateBooked: '2026-11-23T09:00:00+09:00',
      phoneNumber: '+79140001231',
      ...names,
    };
    expect((await operator.call('POST', '/booking', { body })).status).toBe(201);
  }
});

afterAll(() => app.close());

const platesBy = async (q: string) => {
  const answer = await operator.call('GET', `/search?q=${encodeURIComponent(q)}`);
  expect(answer.status).toBe(200);
  const found: SearchResults = answer.body;
  return found.bookings.map(({ vehicleRegistrationPlate: plate }) => plate);
};

test.each([
  ['f482v', russian],
  ['v[75', russian],
  ['rjhjktd', russian],
  ['а482мх', russian],
  ['f482q', []],
])('what was typed in the other keyboard layout is found: %s', async (q, plates) => {
  expect(await platesBy(q)).toEqual(plates);
});

test.each([
  ['heib482', chinese],
  ['hb48', chinese],
  ['hei b', chinese],
  ['руши', chinese],
  ['hei c', []],
  ['li', chinese],
  ['li wei', chinese],
  ['liwei', chinese],
  ['дш цуш', chinese],
  ['li qiang', []],
  ['sun zhe', ['蒙E70511']],
  ['sunzheran', ['蒙E70511']],
])('a Chinese plate or name is found by pinyin: %s', async (q, plates) => {
  expect(await platesBy(q)).toEqual(plates);
});
