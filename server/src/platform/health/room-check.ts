import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { isDatabaseFull } from '../db/retryable.ts';
import { transact } from '../db/transact.ts';
import type { Readiness } from '../log/readiness.ts';
import { shared } from '../memory/one-at-a-time.ts';
import { type Storage, StorageFullError } from '../storage/storage.ts';

const probeBytes = 1_000_000;

const hasRoomForFiles = async (storage: Storage): Promise<boolean> => {
  const id = randomUUID();
  try {
    await storage.write(id, Readable.from([Buffer.alloc(probeBytes)]));
    await storage.remove(id);
    return true;
  } catch (error) {
    if (error instanceof StorageFullError) return false;
    throw error;
  }
};

/** A temporary table dropped at COMMIT: it allocates disk pages like any other. */
const databaseHasRoom = async (db: Db): Promise<boolean> => {
  try {
    await transact(db, (trx) =>
      sql`CREATE TEMPORARY TABLE room_probe ON COMMIT DROP AS
        SELECT repeat('x', 1000) FROM generate_series(1, ${sql.lit(probeBytes / 1000)})`.execute(trx),
    );
    return true;
  } catch (error) {
    if (isDatabaseFull(error)) return false;
    throw error;
  }
};

type Parts = { readonly readiness: Readiness; readonly db: Db; readonly storage: Storage };

/** A failed request reports the full disk; only then does this probe by writing. */
export const createRoomCheck = ({ readiness, db, storage }: Parts) =>
  shared(async () => {
    if (readiness.has('files-full') && (await hasRoomForFiles(storage))) readiness.end('files-full');
    if (readiness.has('database-full') && (await databaseHasRoom(db))) readiness.end('database-full');
  });
