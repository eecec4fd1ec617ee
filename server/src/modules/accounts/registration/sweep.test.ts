import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { requireCaptcha } from '../../../platform/captcha/captcha.ts';
import { call } from '../../../testing/people/call-api.ts';
import { registrationOf } from '../../../testing/people/registration.ts';
import { solveCaptcha } from '../../../testing/people/solve-captcha.ts';
import { addAccount, signIn } from '../../../testing/people/test-accounts.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { createTruck } from '../../../testing/trucks/test-truck.ts';
import { sweep } from './sweep.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterEach(async () => {
  for (const clear of [
    'DROP TABLE IF EXISTS unknown_to_the_sweep',
    'DELETE FROM vehicle',
    'DELETE FROM account',
  ])
    await sql.raw(clear).execute(app.database.db);
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

const unverified = () => addAccount(app, { status: 'NEED_VERIFICATION_PHONE', email_verified: false });
const accountIds = async () =>
  (await app.database.db.selectFrom('account').select('id').execute()).map(({ id }) => id);

test('a registration that something belongs to stays, and the others go all the same', async () => {
  const [holder, empty] = [await unverified(), await unverified()];
  await createTruck(app, holder.id);
  app.clock.advance({ hours: 25 });
  await sweep(app.systemContext());
  expect(await accountIds()).toContain(holder.id);
  expect(await accountIds()).not.toContain(empty.id);
});

test('one table that cannot be swept does not keep the others from it', async () => {
  await signIn(app, await addAccount(app));
  const { id } = await unverified();
  const { db } = app.database;
  await sql`CREATE TABLE unknown_to_the_sweep (account_id uuid REFERENCES account)`.execute(db);
  await sql`INSERT INTO unknown_to_the_sweep VALUES (${id})`.execute(db);
  app.clock.advance({ hours: 24 * 31 });
  await expect(sweep(app.systemContext())).rejects.toThrow('account');
  expect(await counts()).toMatchObject({ session: 0, confirmation_code: 0 });
});
