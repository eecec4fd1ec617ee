import { bookingStatuses } from '#contract/bookings/booking-status.ts';
import type { Language } from '#contract/common.ts';
import type { JournalEvent } from '#contract/journal/journal.ts';
import type { EventQuery } from '#contract/journal/journal-routes.ts';
import type { Context } from '../../../platform/context/context.ts';
import { inBatches } from '../../../platform/sheets/in-batches.ts';
import type { SheetColumn } from '../../../platform/sheets/sheet.ts';
import { sheetFormats } from '../../../platform/sheets/sheet-frame.ts';
import { say } from '../../../platform/words/words.ts';
import { filterOf } from '../../journal/event-filter.ts';
import { listEventIds } from '../../journal/event-ids.queries.ts';
import { readEvents } from '../../journal/list-events.ts';
import { answerSheet, recordDownload } from './answer-sheet.ts';
import { sheetNotes } from './sheet-notes.ts';

const batchSize = 500;

type Column = Omit<SheetColumn<JournalEvent>, 'header'>;

/** Accounts have a status too, but the type of their event says what it became. */
const bookingStatusIn = (to: JournalEvent['to']) => bookingStatuses.find((status) => status === to?.status);

const columnsOf = (language: Language): Record<string, Column> => ({
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

/** From newest to oldest; ids ascend with time, so a batch goes on where the one before ended. */
const readInBatches = (ctx: Context, query: EventQuery) => {
  const filter = filterOf(ctx, query);
  const part = { order: 'newest first', offset: 0, limit: batchSize } as const;
  return inBatches<JournalEvent[], string>(batchSize, async (after) => {
    const ids = await listEventIds(ctx.db, { ...filter, ...(after && { endId: after }) }, part, false);
    return { content: await readEvents(ctx, ids), count: ids.length, last: ids.at(-1) };
  });
};

export const exportEvents = async (ctx: Context, query: EventQuery) => {
  const { language } = ctx;
  await recordDownload(ctx, 'journal', query);
  const name = say(language, 'sheets.journal');
  return answerSheet({
    name,
    notes: await sheetNotes(ctx, name, query),
    columns: Object.entries(columnsOf(language)).map(([column, rest]) => ({
      header: say(language, `sheets.columns.${column}`),
      ...rest,
    })),
    batches: readInBatches(ctx, query),
    timeZone: ctx.config.timeZone,
  });
};
