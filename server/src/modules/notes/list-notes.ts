import type { Note } from '#contract/notes-routes.ts';
import type { Context } from '../../platform/context/context.ts';
import { requireActor } from '../accounts/account/current-account.ts';
import { wireInstant } from '../slots/checkpoint-time.ts';
import { listNotesOf, type NoteRow, type Subject } from './notes.queries.ts';

const deletableMinutes = 10;

export const deletableUntil = ({ created_at }: Pick<NoteRow, 'created_at'>): Temporal.Instant =>
  created_at.add({ minutes: deletableMinutes });

export const noteAnswer = (ctx: Context, row: NoteRow): Note => {
  const until = deletableUntil(row);
  const isDeletable =
    row.author_id === requireActor(ctx).userId && Temporal.Instant.compare(ctx.clock.now(), until) < 0;
  return {
    id: row.id,
    bookingId: row.booking_id,
    vehicleId: row.vehicle_id,
    text: row.text,
    author: { id: row.author_id, name: row.author_name },
    createdDate: wireInstant(ctx, row.created_at),
    deletableUntil: isDeletable ? wireInstant(ctx, until) : null,
  };
};

export const listNotes = async (ctx: Context, subject: Subject): Promise<Note[]> =>
  (await listNotesOf(ctx.db, subject)).map((row) => noteAnswer(ctx, row));
