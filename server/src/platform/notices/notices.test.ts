import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../testing/databases/open-test-database.ts';
import type { Database } from '../db/database.ts';
import { createLogger } from '../log/logger.ts';
import { createNotices, defineNotice, type Notices } from './notices.ts';

const log = createLogger({ logLevel: 'silent' });

let database: Database;
let notices: Notices;

beforeAll(async () => {
  database = await openTestDatabase();
  notices = await createNotices(database, log);
});

afterAll(async () => {
  await notices.close();
  await database.close();
});

const changed = defineNotice('sessions-changed');

test('a notice reaches the other instances, also after their connection broke', async () => {
  const other = await createNotices(database, log);
  const heard: string[] = [];
  other.on(changed, (id) => heard.push(id));
  const hears = (id: string) =>
    expect
      .poll(
        async () => {
          await notices.publish(changed, id);
          return heard.includes(id);
        },
        { timeout: 8000, interval: 100 },
      )
      .toBe(true);
  await hears('one');
  await sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE application_name = 'oktet-notices' AND datname = current_database()`.execute(database.db);
  await hears('two');
  await other.close();
});

const ended = defineNotice('session-ended');

test('a notice reaches the instance that gave it before publish returns, and only once', async () => {
  const other = await createNotices(database, log);
  const heard: string[] = [];
  notices.on(ended, (id) => heard.push(id));
  await expect
    .poll(async () => {
      await other.publish(ended, 'listening');
      return heard;
    })
    .toContain('listening');
  const before = heard.length;
  await notices.publish(ended, 'own');
  expect(heard.slice(before)).toContain('own');
  // Notices arrive in commit order, so an echo of the first would have come before this one.
  await other.publish(ended, 'last');
  await expect.poll(() => heard).toContain('last');
  expect(heard.filter((id) => id === 'own')).toHaveLength(1);
  await other.close();
});

test('an instance misses nothing that is said once it has started', async () => {
  const other = await createNotices(database, log);
  const heard: string[] = [];
  other.on(changed, (id) => heard.push(id));
  await notices.publish(changed, 'right away');
  await expect.poll(() => heard).toEqual(['right away']);
  await other.close();
});
