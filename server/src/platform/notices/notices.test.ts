import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { type Database, openDatabase } from '../db/database.ts';
import { createLogger } from '../http/logger.ts';
import { createNotices, type Notices } from './notices.ts';

const log = createLogger({ logLevel: 'silent' });

let clone: TestDatabase;
let database: Database;
let notices: Notices;

beforeAll(async () => {
  clone = await createTestDatabase();
  const { url, pglite } = clone;
  database = await openDatabase({
    config: { dataDir: '', database: { pool: 4, ...(url && { url }) } },
    ...(pglite && { pglite }),
  });
  notices = createNotices(database, log);
});

afterAll(async () => {
  await notices.close();
  await database.close();
  await clone.drop();
});

test('a notice reaches the instance that gave it before publish returns', async () => {
  const heard: string[] = [];
  notices.on('session-ended', (id) => heard.push(id));
  await notices.publish('session-ended', 'one');
  expect(heard).toContain('one');
});
