import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../testing/open-test-database.ts';
import type { Database } from '../db/database.ts';
import { createLogger } from '../http/logger.ts';
import { createNotices, defineNotice, type Notices } from './notices.ts';

const log = createLogger({ logLevel: 'silent' });

let database: Database;
let notices: Notices;

beforeAll(async () => {
  database = await openTestDatabase();
  notices = createNotices(database, log);
});

afterAll(async () => {
  await notices.close();
  await database.close();
});

const ended = defineNotice('session-ended');

test('a notice reaches the instance that gave it before publish returns', async () => {
  const heard: string[] = [];
  notices.on(ended, (id) => heard.push(id));
  await notices.publish(ended, 'one');
  expect(heard).toContain('one');
});
