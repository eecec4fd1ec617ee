import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { reasonKinds } from '#contract/reasons-routes.ts';
import { createVisitor, type Visitor } from '../../testing/people/test-visitor.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let operator: Visitor;

beforeAll(async () => {
  app = await createTestApp();
  app.clock.set('2026-11-20T12:00:00+09:00');
  operator = await createVisitor(app, { roles: ['ADMIN'] });
});

afterEach(async () => {
  await app.database.db.deleteFrom('reason_list').where('version', '>', 1).execute();
  app.services.cache.forgetAll();
});

afterAll(() => app.close());

const read = async (kind: string) => (await operator.call('GET', `/reasons?kind=${kind}`)).body;
const write = (body: object) => operator.call('PUT', '/reasons', { body });
const snow = { RU: 'Снег', EN: 'Snow', CN: '雪' };
const fog = { RU: 'Туман', EN: 'Fog', CN: '雾' };

test.each(reasonKinds)('%s has reasons to choose from to begin with, in three languages', async (kind) => {
  const { content, ...rest } = await read(kind);
  expect(rest).toEqual({ kind, changedDate: expect.any(String), version: 1 });
  expect(content.length).toBeGreaterThan(3);
  for (const one of content)
    expect(one).toMatchObject({
      RU: expect.stringMatching(/[а-я]/),
      EN: expect.stringMatching(/[a-z]/),
      CN: expect.stringMatching(/\p{Script=Han}/u),
    });
  const kinds = content.flatMap(({ reasonKind }: { reasonKind?: string }) => reasonKind ?? []);
  expect(kinds).toEqual(kind === 'CALL' ? ['AUTHORITY', 'MEDICAL', 'OTHER', 'TECHNICAL', 'MISTAKE'] : []);
});

test('an operator replaces the reasons of one kind; those of the others stay', async () => {
  const warnings = await read('WARN');
  const after = {
    kind: 'CLOSURE',
    content: [snow, fog],
    changedDate: '2026-11-20T12:00:00+09:00',
    version: 2,
  };
  expect(await write({ kind: 'CLOSURE', content: [snow, fog], version: 1 })).toMatchObject({
    status: 200,
    body: after,
  });
  expect(await read('CLOSURE')).toEqual(after);
  expect(await read('WARN')).toEqual(warnings);
  expect((await write(after)).body).toEqual(after);
  expect(await write({ kind: 'CLOSURE', content: [], version: 1 })).toMatchObject({
    status: 409,
    body: { code: 'STALE_VERSION' },
  });
});

test('of two who replace at once, the second is told', async () => {
  const { version } = await read('CALL');
  const answers = await Promise.all(
    [snow, fog].map((one) => write({ kind: 'CALL', content: [one], version })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test('one that is not in all three languages, and a kind that does not exist, are refused at their fields', async () => {
  const { status, body } = await write({ kind: 'BAN', content: [snow, { RU: 'x', EN: ' ' }] });
  expect(status).toBe(400);
  expect(body.errors).toMatchObject([
    { propertyPath: 'content[1].EN', code: 'REQUIRED' },
    { propertyPath: 'content[1].CN', code: 'REQUIRED' },
  ]);
  expect((await operator.call('GET', '/reasons?kind=WEATHER')).body.errors).toMatchObject([
    { propertyPath: 'kind', code: 'INVALID_VALUE' },
  ]);
});
