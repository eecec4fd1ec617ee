import { randomInt } from 'node:crypto';
import type { Context } from '../../../platform/context/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { addClicks } from './clicks.queries.ts';

/** The clicks of an hour are spread over so many rows, because clicks on the same row wait for one another. */
const shards = 16;

export const countClick = async ({ db, clock, config }: Context, blockId: string): Promise<void> => {
  const hour = clock
    .now()
    .toZonedDateTimeISO(config.timeZone)
    .round({ smallestUnit: 'hour', roundingMode: 'floor' })
    .toInstant();
  const known = await addClicks(db, randomInt(shards), [{ blockId, hour, count: 1 }]);
  if (!known.has(blockId)) throw new AppError('NOT_FOUND');
};
