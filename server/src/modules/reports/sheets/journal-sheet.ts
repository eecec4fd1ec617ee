import { bookingStatuses } from '#contract/bookings/booking-status.ts';
import type { Language } from '#contract/common.ts';
import type { EventQuery, JournalEvent } from '#contract/journal/journal.ts';
import type { Context } from '../../../platform/context/context.ts';
import { inBatches } from '../../../platform/sheets/in-batches.ts';
import { sheetFormats } from '../../../platform/sheets/sheet-frame.ts';
import { say } from '../../../platform/words/words.ts';
import { filterOf } from '../../journal/event-filter.ts';
import { listEventIds } from '../../journal/event-ids.queries.ts';
import { readEvents } from '../../journal/list-events.ts';
import { answerSheet, recordDownload } from './answer-sheet.ts';
import { type ListColumns, listSheet } from './list-sheet.ts';

const batchSize = 500;

/** Ignores statuses of accounts, because the type of the event says what became of the account. */
const bookingStatusIn = (to: JournalEvent['to']) => bookingStatuses.find((status) => status === to?.status);

const columnsOf = (language: Language): ListColumns<JournalEvent> => ({
  when: {
    width: 16,
    format: sheetFormats.moment,
    value: ({ eventDate }) => Temporal.Instant.from(eventDate),
  },
  what: { width: 30, value: ({ type }) => say(language, `journal.types.${type}`) },
  status: {
    width: 18,
    value: ({ to }) => {
      const status = bookingStatusIn(to);
      return status ? say(language, `status.${status}`) : null;
    },
  },
  plate: { width: 14, value: ({ vehicleRegistrationPlate }) => vehicleRegistrationPlate },
  number: { width: 14, value: ({ formattedBookingNumber }) => formattedBookingNumber },
  account: { width: 30, value: ({ userName }) => userName },
  who: { width: 30, value: ({ actor, actorName }) => actorName ?? say(language, `journal.actors.${actor}`) },
  why: { width: 40, value: ({ reason }) => reason },
});

/** Reads from newest to oldest. Ids ascend with time, so a batch goes on where the one before ended. */
const readInBatches = (ctx: Context, query: EventQuery) => {
  const filter = filterOf(ctx, query);
  const part = { order: 'newest first', offset: 0, limit: batchSize } as const;
  return inBatches<JournalEvent[], string>(batchSize, async (after) => {
    const ids = await listEventIds(ctx.db, { ...filter, ...(after && { endId: after }) }, part);
    return { content: await readEvents(ctx, ids), count: ids.length, last: ids.at(-1) };
  });
};

export const exportEvents = async (ctx: Context, query: EventQuery) => {
  await recordDownload(ctx, 'journal', query);
  const columns = columnsOf(ctx.language);
  return answerSheet(
    await listSheet(ctx, 'journal', { filter: query, columns, batches: readInBatches(ctx, query) }),
  );
};
