import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { appendFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { getLogHead } from '../modules/queue/log/log.queries.ts';
import { root } from '../testing/databases/template.ts';
import { createVisitor } from '../testing/people/test-visitor.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { lineOf } from '../testing/trucks/test-line.ts';
import { admin } from './admin.ts';
import { verifyLogCommand } from './verify-log.ts';

let app: TestApp;
let heads: string;

beforeEach(async () => {
  app = await createTestApp();
  app.clock.set('2026-11-20T08:55:00+09:00');
  heads = join(app.services.config.dataDir, 'heads.jsonl');
  const line = lineOf(app, await createVisitor(app, { roles: ['ADMIN'] }));
  await line.arrive('2026-11-20T09:00:00+09:00');
  await writeFile(
    heads,
    `${JSON.stringify({ date: '2026-11-20', ...(await getLogHead(app.database.db)) })}\n`,
  );
  await line.next();
});

afterEach(() => app.close());

const settings = () => {
  const { dataDir, database } = app.services.config;
  return { DATA_DIR: dataDir, DATABASE_URL: database.url };
};

type Outcome = { readonly code: number; readonly out: string };

const verify = async (args: readonly string[], more: Readonly<Record<string, string>> = {}) => {
  const lines: string[] = [];
  const code = await verifyLogCommand(args, { ...settings(), ...more }, (line) => lines.push(line));
  return { code, out: lines.join('\n') };
};

/** Runs the script in a process of its own, as it is typed. Loading the server takes seconds. */
const runScript = (args: readonly string[]) =>
  new Promise<Outcome>((resolve) => {
    const env = { PATH: process.env.PATH, NODE_COMPILE_CACHE: join(root, '.cache/compile'), ...settings() };
    const script = join(root, 'tools/verify-log.ts');
    execFile(process.execPath, [script, ...args], { env }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, out: stdout + stderr }),
    );
  });

test('how it ends says what is shown, and what is not', async () => {
  expect(await runScript([])).toEqual({
    code: 3,
    out: expect.stringMatching(/^Consistent, not anchored: 2 entries, the head is 2 /),
  });
  const anchored = {
    code: 0,
    out: expect.stringMatching(
      /^Consistent and anchored up to entry 1 by the head of 2026-11-20: 2 entries.*\nThe last 1 are/,
    ),
  };
  expect(await verify(['--heads', heads])).toEqual(anchored);
  expect(await verify([], { LOG_HEADS: heads })).toEqual(anchored);
  await expect(verify(['--heads', '/nowhere/heads'])).rejects.toThrow('/nowhere/heads cannot be read');
  expect(await runScript(['--head', heads])).toEqual({ code: 2, out: expect.stringContaining('Usage:') });
  await sql`UPDATE booking SET called_at = called_at - interval '1 minute'`.execute(app.database.db);
  expect(await verify(['--heads', heads])).toEqual({
    code: 1,
    out: expect.stringMatching(
      /^seq 2: the booking is not as the log tells: 261120-0001 called_at\n1 found in 2 entries/,
    ),
  });
});

test('after a restore it says what was given up, by whom and why; sessions end, missing files are named', async () => {
  const { db } = app.database;
  const owner = await createVisitor(app);
  const file = { name: 'swept.pdf', content_type: 'application/pdf', size: 1 } as const;
  const created_at = app.clock.now();
  const times = { created_at, stored_at: created_at };
  await db
    .insertInto('stored_file')
    .values({ id: randomUUID(), account_id: owner.userId, ...times, ...file })
    .execute();
  const lost = { date: '2026-11-21', seq: 3, hash: 'a'.repeat(64) };
  await appendFile(heads, `${JSON.stringify(lost)}\n`);
  const args = ['note-cut', '--reason', 'The disk died', '--by', 'IT office', '--heads', heads];
  const lines: string[] = [];
  await admin(args, { env: settings(), ask: async () => '', say: (line) => lines.push(line) });
  expect(lines.join('\n')).toMatch(
    /^Given up: entry 3, the head of 2026-11-21\.\nMissing file: \S+ swept\.pdf\n.*sessions ended: 2, missing files: 1\.$/m,
  );
  expect(await db.selectFrom('session').selectAll().execute()).toEqual([]);
  expect(await verify(['--heads', heads])).toEqual({
    code: 4,
    out: expect.stringMatching(
      /^seq 3: given up after a restore: the head that left on 2026-11-21 by IT office: The disk died\nHeads given up: 1\. /,
    ),
  });
});

test('a database without a log is said to be one', async () => {
  await sql`ALTER TABLE queue_log RENAME TO something_else`.execute(app.database.db);
  await expect(verify([])).rejects.toThrow('Oktet has not been started with it yet');
});
