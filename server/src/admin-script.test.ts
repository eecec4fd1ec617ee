import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from './testing/databases/template.ts';
import { createTestDatabase, type TestDatabase } from './testing/databases/test-database.ts';
import { call } from './testing/people/call-api.ts';
import { addAccount, signIn } from './testing/people/test-accounts.ts';
import { enrolTotp, login } from './testing/people/test-factors.ts';
import { createTestApp } from './testing/test-app.ts';
import { createTestFolder } from './testing/test-folder.ts';

const script = join(root, 'tools/admin.ts');

let folder: string;
let database: TestDatabase;

beforeAll(async () => {
  folder = await createTestFolder();
  database = await createTestDatabase();
});

afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

type Outcome = { readonly code: number; readonly out: string };

const admin = (args: readonly string[], typed = '') =>
  new Promise<Outcome>((resolve) => {
    const env = {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: join(root, '.cache/compile'),
      DATA_DIR: folder,
      LOG_LEVEL: 'silent',
      DATABASE_URL: database.url,
    };
    const child = execFile(process.execPath, [script, ...args], { env }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, out: stdout + stderr }),
    );
    child.stdin?.end(typed);
  });

test('operators are created, listed and blocked', { timeout: 120_000 }, async () => {
  expect(await admin(['create'], 'boss@example.com\na quiet taiga\n')).toMatchObject({
    code: 0,
    out: expect.stringContaining('ADMIN boss@example.com has been created.'),
  });
  expect(await admin(['create', '--email', 'BOSS@example.com', '--password', 'a quiet taiga'])).toEqual({
    code: 1,
    out: 'There is an account with BOSS@example.com already.\n',
  });
  expect((await admin(['block', '--email', 'boss@example.com'])).code).toBe(0);
  expect(await admin(['list'])).toEqual({
    code: 0,
    out: 'ADMIN\tBLOCKED\tboss@example.com\tAdministrator Oktet\n',
  });
});

test('a lost phone is forgotten', { timeout: 120_000 }, async () => {
  const app = await createTestApp({ database: { ...database, drop: async () => undefined } });
  try {
    const phone = '+79140009911';
    const account = await addAccount(app, { phone });
    const token = await signIn(app, account);
    expect(await admin(['reset-factors', '--phone', phone])).toEqual({
      code: 1,
      out: `${phone} has no second factor.\n`,
    });
    await enrolTotp(app, token);
    expect(await admin(['reset-factors', '--phone', phone])).toEqual({
      code: 0,
      out: `${phone} has no second factor any more and was signed out everywhere.\n`,
    });
    expect((await call(app, 'GET /users/current-user', { token })).statusCode).toBe(401);
    expect((await login(app, phone)).statusCode).toBe(200);
  } finally {
    await app.close();
  }
});

test('what cannot be is said in a sentence', { timeout: 60_000 }, async () => {
  expect((await admin([])).out).toMatch(/^Usage:/);
  expect((await admin(['create', '--nonsense'])).out).toMatch(/^Unknown option '--nonsense'/);
});

test('the password and the links of the demo are printed again, the same each time', async () => {
  const first = await admin(['demo']);
  expect(first).toMatchObject({ code: 0, out: expect.stringMatching(/password \w{16}, /) });
  expect(first.out).toMatch(/^ +admin@oktet\.local +http:\S+\/dev\/demo#username=admin/m);
  expect(await admin(['demo'])).toEqual(first);
});
