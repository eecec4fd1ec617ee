import { type Database, openDatabase } from '../../platform/db/database.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

export const openClone = ({ url }: TestDatabase): Promise<Database> =>
  openDatabase({ config: { dataDir: '', database: { migrateAtStart: true, pool: 4, url } } });

export const openTestDatabase = async (): Promise<Database> => {
  const clone = await createTestDatabase();
  const database = await openClone(clone);
  return {
    ...database,
    close: async () => {
      await database.close();
      await clone.drop();
    },
  };
};
