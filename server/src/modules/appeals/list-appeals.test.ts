import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Appeal } from '#contract/appeals/appeals.ts';
import { createVisitor, type Visitor } from '../../testing/people/test-visitor.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { appealTo, decide, newAdmin, strikeTruck } from '../../testing/trucks/test-strikes.ts';

let app: TestApp;
let driver: Visitor;
const made: Appeal[] = [];

/** Makes four appeals, at 12, 13, 14 and 15 o'clock. The first is suspended, the last two are decided. */
beforeAll(async () => {
  app = await createTestApp();
  driver = await createVisitor(app);
  const trucks = [];
  for (let count = 0; count < 4; count += 1) trucks.push(await strikeTruck(app, driver, ['2026-11-22']));
  for (const [place, { vehicleId }] of trucks.entries()) {
    app.clock.set(`2026-11-22T${12 + place}:00:00+09:00`);
    made.push(await appealTo(driver, vehicleId, 'WARN'));
  }
  app.clock.set('2026-11-25T12:00:00+09:00');
  await decide(app, made[2] as Appeal, 'LIFTED');
  app.clock.set('2026-11-25T12:30:00+09:00');
  await decide(app, made[3] as Appeal, 'UPHELD');
});
beforeEach(() => app.clock.set('2026-11-25T12:30:00+09:00'));
afterAll(() => app.close());

const listed = async (query: string) => {
  const { body } = await (await newAdmin(app)).call('GET', `/appeals?${query}`);
  return body.content.map(({ id }: Appeal) => made.findIndex((appeal) => appeal.id === id));
};

test('appeals are listed by state, by the time left or newest first, and by page', async () => {
  expect(await listed('state=WAITING')).toEqual([0, 1]);
  expect(await listed('state=SUSPENDED')).toEqual([0]);
  expect(await listed('state=OPEN')).toEqual([1]);
  expect(await listed('state=DECIDED')).toEqual([3, 2]);
  expect(await listed('state=LIFTED')).toEqual([2]);
  expect(await listed('state=UPHELD')).toEqual([3]);
  expect(await listed('')).toEqual([0, 1, 2, 3]);
  expect(await listed('state=WAITING&sort=dueAt,DESC')).toEqual([1, 0]);
  expect(await listed('sort=decidedDate,DESC')).toEqual([3, 2, 1, 0]);
  expect(await listed('sort=decidedDate,ASC')).toEqual([2, 3, 0, 1]);
  expect(await listed('sort=createdDate,DESC&size=3')).toEqual([3, 2, 1]);
  expect(await listed('sort=createdDate,DESC&size=3&page=1')).toEqual([0]);
  expect((await (await newAdmin(app)).call('GET', '/appeals?state=x')).status).toBe(400);
});

test('an appeal that was open is listed as suspended from its minute on', async () => {
  app.clock.set('2026-11-25T12:59:59+09:00');
  expect(await listed('state=OPEN')).toEqual([1]);
  app.clock.set('2026-11-25T13:00:00+09:00');
  expect(await listed('state=SUSPENDED')).toEqual([0, 1]);
});

test('they can be taken as a sheet, which is written down', async () => {
  const auditor = await createVisitor(app, { roles: ['AUDITOR'] });
  const response = await app.server.inject({
    url: '/oktet/api/v1/appeals/excel?state=DECIDED',
    headers: { authorization: auditor.authorization },
  });
  const [title, filter, , header = [], ...rows] = (await readXlsx(response.rawPayload)).sheets[0]?.rows ?? [];
  expect([title?.[0], filter?.[0]]).toEqual(['Обжалования', 'Состояние: решены']);
  const column = (name: string) => rows.map((row) => row[header.indexOf(name)]);
  expect(column('Состояние')).toEqual(['снято', 'оставлено']);
  expect(column('Решить до')[0]).toEqual(new Date('2026-11-25T14:00:00Z'));
  expect(column('Кто решил')).toEqual(['Проверкин Иван', 'Проверкин Иван']);
  const [taken] = (await auditor.call('GET', '/events?type=REPORT_DOWNLOADED')).body.content;
  expect(taken.to).toEqual({ report: 'appeals', filter: { state: 'DECIDED' } });
});

test('figures: what waits, until when, and how ninety days ended', async () => {
  const auditor = await createVisitor(app, { roles: ['AUDITOR'] });
  expect((await auditor.call('GET', '/appeals/counts')).body).toEqual({
    waiting: 2,
    suspended: 1,
    soonestDueAt: '2026-11-25T13:00:00+09:00',
    decided: 2,
    recent: { days: 90, decided: 2, lifted: 1 },
  });
  app.clock.set('2027-02-23T12:15:00+09:00');
  const later = (await (await newAdmin(app)).call('GET', '/appeals/counts')).body;
  expect(later).toMatchObject({
    suspended: 2,
    soonestDueAt: null,
    decided: 2,
    recent: { decided: 1, lifted: 0 },
  });
});
