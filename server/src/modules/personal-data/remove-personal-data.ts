import { type Context, inTransaction } from '../../platform/context/context.ts';
import { defineJob } from '../../platform/jobs/job.ts';
import { recordInJournal } from '../../platform/journal/record-in-journal.ts';
import { removePlates } from '../queue/log/log.queries.ts';
import { getBookingParams } from '../system-params/get-booking-params.ts';
import {
  forgetGoneVehicles,
  forgetPastActs,
  forgetPastAppeals,
  forgetPastBans,
  forgetPastBookings,
} from './forget-past.ts';
import type { Cutoff } from './forgetting.ts';
import { forgetPastNotes } from './notes.queries.ts';
import { forgetPastEntries } from './waiting-list.queries.ts';

export const personalDataJob = defineJob<Record<string, never>>('remove-personal-data', {
  expireSeconds: 4 * 3600,
  concurrency: 1,
});

const cutoffOf = async (ctx: Context): Promise<Cutoff> => {
  const { personalDataMonths } = await getBookingParams(ctx);
  const now = ctx.clock.now().toZonedDateTimeISO(ctx.config.timeZone);
  return now.subtract({ months: personalDataMonths }).toInstant();
};

type Counts = Record<
  'logEntries' | 'bookings' | 'documents' | 'vehicles' | 'appeals' | 'bans' | 'acts' | 'notes' | 'entries',
  number
>;

/** The log comes first, because it is compared with bookings; vehicles follow the bookings that have their plates. */
const removeAll = async (ctx: Context, before: Cutoff, counts: Counts): Promise<void> => {
  counts.logEntries = await removePlates(ctx.db, before);
  const past = await forgetPastBookings(ctx, before);
  const gone = await forgetGoneVehicles(ctx, before);
  const judged = await forgetPastAppeals(ctx, before);
  counts.bookings = past.bookings;
  counts.vehicles = gone.vehicles;
  counts.appeals = judged.appeals;
  counts.documents = past.documents + gone.documents + judged.documents;
  counts.bans = await forgetPastBans(ctx, before);
  counts.acts = await forgetPastActs(ctx, before);
  counts.notes = await forgetPastNotes(ctx.db, before);
  counts.entries = await forgetPastEntries(ctx.db, before);
};

const record = async (ctx: Context, before: Cutoff, counts: Counts): Promise<void> => {
  if (Object.values(counts).every((count) => count === 0)) return;
  await inTransaction(ctx, (trx) =>
    recordInJournal(trx, { type: 'PERSONAL_DATA_REMOVED', to: { before: before.toString(), ...counts } }),
  );
};

/** Removes personal data older than the retention time. Counts are recorded even when a later step fails. */
export const removePersonalData = async (ctx: Context): Promise<void> => {
  const before = await cutoffOf(ctx);
  const counts: Counts = {
    logEntries: 0,
    bookings: 0,
    documents: 0,
    vehicles: 0,
    appeals: 0,
    bans: 0,
    acts: 0,
    notes: 0,
    entries: 0,
  };
  try {
    await removeAll(ctx, before, counts);
  } finally {
    await record(ctx, before, counts);
  }
};
