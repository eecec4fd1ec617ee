import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestInstances, type TestApp } from '../../../testing/test-app.ts';
import { createTestFolder } from '../../../testing/test-folder.ts';
import { lineOf } from '../../../testing/test-line.ts';
import { messagesTo } from '../../../testing/test-outbox.ts';
import { createVisitor } from '../../../testing/test-visitor.ts';
import { addHead, readHeads } from './heads-file.ts';
import { getLogHead } from './log.queries.ts';
import { publishHead } from './publish-head.ts';

let folder: string;
let file: string;
let instances: TestApp[];
let app: TestApp;
let close: () => Promise<void>;

beforeAll(async () => {
  folder = await createTestFolder();
  file = join(folder, 'heads.jsonl');
  const env = { LOG_HEADS: file, LOG_WITNESSES: 'one@example.org, two@example.org' };
  ({ apps: instances, close } = await createTestInstances(2, { env }));
  [app] = instances as [TestApp];
});

afterAll(async () => {
  await close();
  await rm(folder, { recursive: true, force: true });
});

test('the head of a day that has ended leaves the database once, by file and by mail', async () => {
  app.clock.set('2026-11-20T08:55:00+09:00');
  await lineOf(app, await createVisitor(app, { roles: ['ADMIN'] })).arrive('2026-11-20T09:00:00+09:00');
  const head = { date: '2026-11-20', ...(await getLogHead(app.database.db)) };
  expect(head.seq).toBe(1);
  app.clock.set('2026-11-21T00:00:10+09:00');
  for (const instance of [...instances, ...instances]) await publishHead(instance.systemContext());
  expect(await readFile(file, 'utf8')).toBe(`${JSON.stringify(head)}\n`);
  for (const witness of ['one@example.org', 'two@example.org']) {
    const mails = await messagesTo(app, witness);
    expect(mails.map(({ body }) => body)).toEqual([expect.stringContaining(JSON.stringify(head))]);
  }
  app.clock.set('2026-11-22T00:00:10+09:00');
  await publishHead(app.systemContext());
  expect(readHeads(await readFile(file, 'utf8'))).toEqual({
    heads: [head, { ...head, date: '2026-11-21' }],
    strangeLines: [],
  });
});

test('what is published a second time is what was published first', async () => {
  const own = join(folder, 'own.jsonl');
  const first = { date: '2026-11-20', seq: 1, hash: 'a'.repeat(64) };
  expect(await addHead(own, first)).toEqual(first);
  expect(await addHead(own, { ...first, seq: 2 })).toEqual(first);
});

test('a line that a crash cut short is left as it is, and the next one is whole', async () => {
  const own = join(folder, 'torn.jsonl');
  await writeFile(own, '{"date":"2026-11-19","se');
  const head = { date: '2026-11-20', seq: 1, hash: 'a'.repeat(64) };
  await addHead(own, head);
  expect(readHeads(await readFile(own, 'utf8'))).toEqual({ heads: [head], strangeLines: [1] });
});
