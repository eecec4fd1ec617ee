import { uuidv7 } from '../../platform/time/ids.ts';
import type { Visitor } from '../people/test-visitor.ts';
import type { TestApp } from '../test-app.ts';

export const insertDocument = async (app: TestApp, driver: Visitor): Promise<string> => {
  const { db } = app.database;
  const id = uuidv7(app.clock);
  const common = { id, account_id: driver.userId, name: 'scene.pdf', created_at: app.clock.now() };
  const file = { content_type: 'application/pdf' as const, size: 1, stored_at: app.clock.now() };
  await db
    .insertInto('stored_file')
    .values({ ...common, ...file })
    .execute();
  await db
    .insertInto('document')
    .values({ ...common, file_id: id, type: 'OTHER' })
    .execute();
  return id;
};
