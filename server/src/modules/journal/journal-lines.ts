import { readFile, writeFile } from 'node:fs/promises';
import type { Context } from '../../platform/context/context.ts';
import { listEvents } from './list-events.ts';

/** A transaction takes 20 s at most, so no event older than this is still to be written. */
const settledAfter = { seconds: 30 };
const pageSize = 1000;

const readOr = async (path: string, fallback: string) => {
  try {
    return (await readFile(path, 'utf8')).trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return fallback;
    throw error;
  }
};

/**
 * Hands over every event of the journal since the last time, oldest first, as a line of JSON. `stateFile` tells
 * how far this went. It is written last, so after a crash lines come twice rather than never.
 */
export const handOverJournal = async (
  ctx: Context,
  stateFile: string,
  write: (line: string) => void,
): Promise<void> => {
  const since = await readOr(stateFile, '1970-01-01T00:00:00Z');
  const to = ctx.clock.now().subtract(settledAfter).round('millisecond').toString();
  for (let page = 0, last = false; !last; page += 1) {
    const events = await listEvents(ctx, { since, to, page, size: pageSize });
    for (const event of events.content) write(JSON.stringify(event));
    last = events.last;
  }
  await writeFile(stateFile, `${to}\n`);
};
