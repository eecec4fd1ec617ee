import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../testing/databases/template.ts';
import { createTestDatabase, type TestDatabase } from '../testing/databases/test-database.ts';
import { call } from '../testing/people/call-api.ts';
import { addAccount, signIn } from '../testing/people/test-accounts.ts';
import { enrolTotp, login } from '../testing/people/test-factors.ts';
import { createTestApp } from '../testing/test-app.ts';
import { createTestFolder } from '../testing/test-folder.ts';
import { admin } from './admin.ts';

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

const settings = () => ({ DATA_DIR: folder, LOG_LEVEL: 'silent', DATABASE_URL: database.url });

type Outcome = { readonly code: number; readonly out: string };

/** Runs the command in a process of its own, as an administrator types it. Loading the server takes seconds. */
const runScript = (args: readonly string[], typed = '') =>
  new Promise<Outcome>((resolve) => {
    const env = {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: join(root, '.cache/compile'),
      ...settings(),
    };
    const child = execFile(process.execPath, [script, ...args], { env }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, out: stdout + stderr }),
    );
    child.stdin?.end(typed);
  });

/** Runs the command in this process and resolves with what it prints. */
const run = async (...args: string[]): Promise<string> => {
  const lines: string[] = [];
  await admin(args, { env: settings(), ask: async () => '', say: (line) => lines.push(line) });
  return lines.join('\n');
};

test('operators are created, listed and blocked', async () => {
  expect(await runScript(['create'], 'boss@example.com\na quiet taiga\n')).toMatchObject({
    code: 0,
    out: expect.stringContaining('ADMIN boss@example.com has been created.'),
  });
  await expect(run('create', '--email', 'BOSS@example.com', '--password', 'a quiet taiga')).rejects.toThrow(
    'There is an account with BOSS@example.com already.',
  );
  expect(await run('block', '--email', 'boss@example.com')).toMatch(/^boss@example.com has been blocked/);
  expect(await run('list')).toBe('ADMIN\tBLOCKED\tboss@example.com\tAdministrator Oktet');
});

test('a lost phone is forgotten', async () => {
  const app = await createTestApp({ database: { ...database, drop: async () => undefined } });
  try {
    const phone = '+79140009911';
    const account = await addAccount(app, { phone });
    const token = await signIn(app, account);
    await expect(run('reset-factors', '--phone', phone)).rejects.toThrow(`${phone} has no second factor.`);
    await enrolTotp(app, token);
    expect(await run('reset-factors', '--phone', phone)).toBe(
      `${phone} has no second factor any more and was signed out everywhere.`,
    );
    // The running server learns a moment later that the session has ended.
    const current = () => call(app, 'GET /users/current-user', { token });
    await expect.poll(async () => (await current()).statusCode).toBe(401);
    expect((await login(app, phone)).statusCode).toBe(200);
  } finally {
    await app.close();
  }
});

test('what cannot be is said in a sentence', async () => {
  expect(await runScript([])).toMatchObject({ code: 1, out: expect.stringMatching(/^Usage:/) });
  const nonsense = await runScript(['create', '--nonsense']);
  expect(nonsense).toMatchObject({ code: 1, out: expect.stringMatching(/^Unknown option '--nonsense'/) });
  await expect(run('nonsense')).rejects.toThrow(/^Usage:/);
});

test('a key for passes is made, and each is told what it does', async () => {
  const [line = '', told] = (await run('pass-keys', '--new')).split('\n');
  const [, begins = ''] = /^[\w-]{43}@(.+)$/.exec(line) ?? [];
  const hours = (Date.parse(begins) - Date.now()) / 3_600_000;
  expect(hours).toBeGreaterThan(23.9);
  expect(hours).toBeLessThan(24.1);
  const [, kid = ''] = /Its name is ([\w-]{6})\.$/.exec(told ?? '') ?? [];
  const withKeys = async (more: object) => {
    const lines: string[] = [];
    const env = { ...settings(), ...more };
    await admin(['pass-keys'], { env, ask: async () => '', say: (said) => lines.push(said) });
    return lines;
  };
  const [ofSecret, next] = await withKeys({ PASS_KEYS: line });
  expect([ofSecret, next]).toEqual([expect.stringMatching(/\tsigns$/), `${kid}\tsigns from ${begins}`]);
  const earlier = line.replace(/@.*/, '@2026-01-01T00:00:00Z');
  const used = await withKeys({ PASS_KEYS: earlier });
  expect(used).toEqual([expect.stringMatching(/\tis accepted, needed until 2026-/), `${kid}\tsigns`]);
  expect(await withKeys({ PASS_KEYS: earlier, PASS_KEYS_REFUSED: kid })).toEqual([
    expect.stringMatching(/\tsigns$/),
    `${kid}\tis refused`,
  ]);
});

test('the password and the links of the demo are printed again, the same each time', async () => {
  const first = await run('demo');
  expect(first).toMatch(/password \w{16}, /);
  expect(first).toMatch(/^ +admin@oktet\.local +http:\S+\/dev\/demo#username=admin/m);
  expect(await run('demo')).toBe(first);
});
