import { type Database, openDatabase } from '../../platform/db/database.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

/** As an instance opens it. Several may open one. */
export const openClone = ({ url }: TestDatabase): Promise<Database> =>
  openDatabase({ config: { dataDir: '', database: { pool: 4, url } } });

/** A database without an application around it, gone when it is closed. */
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
