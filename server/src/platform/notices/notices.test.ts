import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openClone, openTestDatabase } from '../../testing/databases/open-test-database.ts';
import type { Database } from '../db/database.ts';
import { createNotices, defineNotice, type Notices } from './notices.ts';

let database: Database;
let notices: Notices;
const others: Database[] = [];

const openOther = async () => {
  const other = await openClone({ url: database.url, drop: async () => undefined });
  others.push(other);
  return createNotices(other);
};

beforeAll(async () => {
  database = await openTestDatabase();
  notices = await createNotices(database);
});

afterAll(async () => {
  for (const one of others) await one.close();
  await database.close();
});

const changed = defineNotice('sessions-changed');

test('a notice reaches the other instances, also after their connection broke', async () => {
  const other = await openOther();
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
    WHERE application_name = 'oktet-listener' AND datname = current_database()`.execute(database.db);
  await hears('two');
});

const ended = defineNotice('session-ended');

test('a notice reaches the instance that gave it before publish returns, and only once', async () => {
  const other = await openOther();
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
});

test('an instance misses nothing that is said once it has started', async () => {
  const other = await openOther();
  const heard: string[] = [];
  other.on(changed, (id) => heard.push(id));
  await notices.publish(changed, 'right away');
  await expect.poll(() => heard).toEqual(['right away']);
});
