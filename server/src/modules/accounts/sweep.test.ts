import { afterAll, beforeAll, expect, test } from 'vitest';
import { requireCaptcha } from '../../platform/captcha/captcha.ts';
import { call } from '../../testing/call-api.ts';
import { registrationOf } from '../../testing/registration.ts';
import { solveCaptcha } from '../../testing/solve-captcha.ts';
import { addAccount, signIn } from '../../testing/test-accounts.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { sweep } from './sweep.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

const tables = [
  'account',
  'session',
  'confirmation_code',
  'rate_limit',
  'idempotent_answer',
  'captcha_used',
] as const;

const counts = async () => {
  const rows = [];
  for (const table of tables)
    rows.push([table, (await app.database.db.selectFrom(table).selectAll().execute()).length] as const);
  return Object.fromEntries(rows);
};

test('what nobody can use any more goes, what is in use stays', async () => {
  const driver = await addAccount(app);
  await signIn(app, driver);
  await addAccount(app, { status: 'BLOCKED', email_verified: false });
  await call(app, 'POST /users/registration', {
    headers: { 'idempotency-key': 'one' },
    json: registrationOf('+79143330001'),
  });
  await requireCaptcha(app.systemContext(), await solveCaptcha(app));
  const before = await counts();
  expect(Object.values(before).every((count) => count > 0)).toBe(true);

  app.clock.advance({ minutes: 5 });
  await sweep(app.systemContext());
  expect(await counts()).toEqual(before);

  app.clock.advance({ hours: 23, minutes: 55 });
  await sweep(app.systemContext());
  expect(await counts()).toEqual({
    account: 2,
    session: 1,
    confirmation_code: 0,
    rate_limit: 0,
    idempotent_answer: 0,
    captcha_used: 0,
  });

  app.clock.advance({ hours: 24 * 30 });
  await sweep(app.systemContext());
  expect(await counts()).toMatchObject({ account: 2, session: 0 });
});
