import { afterEach, beforeEach, expect, test } from 'vitest';
import type { CurrentDuty, Duty } from '#contract/duties/duties.ts';
import type { JournalEvent } from '#contract/journal/journal.ts';
import { createVisitor, type Visitor } from '../../testing/people/test-visitor.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { lineOf } from '../../testing/trucks/test-line.ts';

let app: TestApp;
let olga: Visitor;
let anna: Visitor;
let admin: Visitor;
let auditor: Visitor;

beforeEach(async () => {
  app = await createTestApp();
  app.clock.set('2026-11-20T08:00:00+09:00');
  [olga, anna] = [
    await createVisitor(app, { roles: ['OPERATOR'] }),
    await createVisitor(app, { roles: ['OPERATOR'] }),
  ];
  admin = await createVisitor(app, { roles: ['ADMIN'] });
  auditor = await createVisitor(app, { roles: ['AUDITOR'] });
  const named = app.database.db.updateTable('account').set({ last_name: 'Ковалёва', first_name: 'Анна' });
  await named.where('id', '=', anna.userId).execute();
});
afterEach(() => app.close());

const current = async (who: Visitor): Promise<CurrentDuty> => (await who.call('GET', '/duties/current')).body;
const begin = (who: Visitor, body: object = {}) => who.call('POST', '/duties', { body });
const end = (who: Visitor, id: string, note = 'Всё спокойно') =>
  who.call('POST', `/duties/${id}/end`, { body: { note } });
const entries = async (): Promise<JournalEvent[]> =>
  (await admin.call('GET', '/events?size=100')).body.content.filter(({ type }: JournalEvent) =>
    type.startsWith('DUTY_'),
  );

test('before anybody was on duty there is nothing but what is open', async () => {
  expect(await current(auditor)).toMatchObject({ id: null, operator: null, open: [], figures: null });
});

test('a duty begins, is handed over with a note, and the next one takes it over', async () => {
  const begun = await begin(olga, { note: 'Весы проверить в 12:00' });
  expect(begun).toMatchObject({
    status: 201,
    body: {
      operator: { id: olga.userId, name: 'Проверкин Иван' },
      startedAt: '2026-11-20T08:00:00+09:00',
      noteBefore: 'Весы проверить в 12:00',
      note: null,
      takesOverFrom: null,
    },
  });
  expect(begun.body).not.toHaveProperty('endedAt');
  expect(await begin(olga)).toMatchObject({
    status: 409,
    body: { code: 'DUTY_RUNNING', message: 'Вы уже дежурите, с 08:00' },
  });
  expect((await current(anna)).id).toBe(begun.body.id);
  app.clock.set('2026-11-20T19:52:00+09:00');
  expect((await end(anna, begun.body.id)).status).toBe(403);
  const ended = await end(olga, begun.body.id, 'Весы\nпочинили');
  expect(ended).toMatchObject({
    status: 200,
    body: { endedAt: '2026-11-20T19:52:00+09:00', note: 'Весы\nпочинили', takenOverBy: null },
  });
  expect(await current(anna)).toMatchObject({ id: begun.body.id, note: 'Весы\nпочинили' });
  app.clock.set('2026-11-20T19:56:00+09:00');
  const next = await begin(anna, { takesOverFrom: begun.body.id });
  expect(next.body).toMatchObject({ takesOverFrom: begun.body.id, noteBefore: null });
  expect(await current(anna)).toMatchObject({ id: next.body.id });
  expect((await entries()).map(({ type, actorId }) => [type, actorId])).toEqual([
    ['DUTY_BEGUN', anna.userId],
    ['DUTY_ENDED', olga.userId],
    ['DUTY_BEGUN', olga.userId],
  ]);
});

test('taking over a running duty ends it; of two who do it at once the second learns who was first', async () => {
  const running = (await begin(anna)).body;
  const { id } = (await begin(olga, { takesOverFrom: running.id })).body;
  expect(await current(admin)).toMatchObject({ id });
  const list: Duty[] = (await auditor.call('GET', '/duties?from=2026-11-20&to=2026-11-20')).body.content;
  expect(list.map((one) => [one.operator.id, one.endedAt === undefined, one.takenOverBy?.id])).toEqual([
    [olga.userId, true, undefined],
    [anna.userId, false, olga.userId],
  ]);
  const answers = await Promise.all([
    begin(anna, { takesOverFrom: id }),
    begin(admin, { takesOverFrom: id }),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  const [refused] = answers.filter(({ status }) => status === 409);
  const isAnnaFirst = answers[0]?.status === 201;
  const first = isAnnaFirst ? anna : admin;
  expect(refused?.body).toMatchObject({
    code: 'DUTY_TAKEN_OVER',
    by: { id: first.userId },
    message: `Это дежурство уже приняли: ${isAnnaFirst ? 'Ковалёва Анна' : 'Проверкин Иван'}, в 08:00`,
  });
  expect((await end(olga, id)).body).toMatchObject({ code: 'DUTY_ENDED' });
});

test('an administrator ends the duty of somebody who went home; nobody takes over what is not there', async () => {
  await begin(olga);
  const { id, operator } = await current(anna);
  app.clock.advance({ minutes: 1 });
  expect((await end(admin, id ?? '', 'Ушёл, не сдав')).status).toBe(200);
  expect(operator).not.toBeNull();
  expect((await current(olga)).id, 'the last one, not the last of one’s own').toBe(id);
  const missing = '01980000-0000-7000-8000-0000000000aa';
  expect((await begin(anna, { takesOverFrom: missing })).status).toBe(404);
  expect((await end(anna, missing)).status).toBe(404);
  expect((await begin(anna, { note: 'x'.repeat(2001) })).status).toBe(400);
});

test('the figures of a duty are those of the checkpoint while it lasted', async () => {
  app.clock.set('2026-11-20T08:55:00+09:00');
  const line = lineOf(app, admin);
  const nine = '2026-11-20T09:00:00+09:00';
  await line.arrive(nine);
  app.clock.set('2026-11-20T09:00:00+09:00');
  const { id } = (await begin(olga)).body;
  app.clock.advance({ minutes: 5 });
  const second = await line.arrive(nine);
  const third = await line.arrive(nine);
  // This truck is never called, so its slot has been over for 90 minutes at the end.
  await line.arrive(nine);
  await line.move(third.id, 'GO_TO_GATE', { reason: 'Скорая', reasonKind: 'MEDICAL' });
  app.clock.advance({ minutes: 10 });
  const { id: firstId } = (await line.next()).body;
  await line.move(firstId, 'LEFT_WAITING_ZONE');
  await line.move(second.id, 'GO_TO_GATE');
  await line.move(second.id, 'WAITING', { reasonKind: 'NO_ANSWER' });
  await line.move(second.id, 'CANCELED', { reason: 'Просьба' });
  const closure = {
    from: '2026-11-20T10:30:00+09:00',
    to: '2026-11-20T11:00:00+09:00',
    reasons: { RU: 'Туман' },
  };
  const later = { ...closure, from: '2026-11-20T15:00:00+09:00', to: '2026-11-20T16:00:00+09:00' };
  const set = await admin.call('PUT', '/system-params/booking-params', {
    body: { closures: [closure, later] },
  });
  expect(set.status).toBe(200);
  app.clock.set('2026-11-20T11:30:00+09:00');
  const { figures } = (await end(olga, id)).body as Duty;
  expect(figures).toMatchObject({
    checkIns: 3,
    calls: 3,
    outOfOrder: 1,
    noAnswers: 1,
    departures: 1,
    noShows: 0,
    canceled: 1,
    warnings: 0,
    bans: 0,
    closures: 1,
    greatestLagMinutes: 90,
  });
  expect(figures.medianWaitMinutes).toBe(10);
  expect(figures.hours.map(({ at, departures }) => [at.slice(11, 16), departures])).toEqual([
    ['09:00', 1],
    ['10:00', 0],
    ['11:00', 0],
  ]);
  app.clock.set('2026-11-20T14:00:00+09:00');
  expect((await begin(anna, { takesOverFrom: id })).body.figures).toMatchObject({ checkIns: 0, closures: 0 });
});
