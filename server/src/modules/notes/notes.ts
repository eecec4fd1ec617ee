import type { Note, notesRoutes } from '#contract/notes-routes.ts';
import type { BodyOf } from '#contract/route.ts';
import type { Context, TrxContext } from '../../platform/context/context.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { recordInJournal } from '../../platform/journal/record-in-journal.ts';
import { uuidv7 } from '../../platform/time/ids.ts';
import { requireActor } from '../accounts/account/current-account.ts';
import { wireInstant } from '../slots/checkpoint-time.ts';
import {
  findNote,
  insertNote,
  listNotesOf,
  lockOwnerOf,
  type NoteRow,
  removeNote,
  type Subject,
} from './notes.queries.ts';

const deletableMinutes = 10;

const deletableUntil = ({ created_at }: Pick<NoteRow, 'created_at'>): Temporal.Instant =>
  created_at.add({ minutes: deletableMinutes });

const noteAnswer = (ctx: Context, row: NoteRow): Note => {
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

/** The journal records that there is a note but not its text, because notes can be deleted and the journal cannot. */
export const addNote = async (
  ctx: TrxContext,
  { text, ...subject }: BodyOf<typeof notesRoutes.addNote>,
): Promise<Note> => {
  const owner = await lockOwnerOf(ctx.db, subject);
  if (!owner) throw new AppError('NOT_FOUND');
  const id = uuidv7(ctx.clock);
  await insertNote(ctx.db, {
    id,
    booking_id: subject.bookingId ?? null,
    vehicle_id: subject.vehicleId ?? null,
    author_id: requireActor(ctx).userId,
    text,
    created_at: ctx.clock.now(),
  });
  await recordInJournal(ctx, {
    type: 'NOTE_ADDED',
    bookingId: subject.bookingId,
    vehicleId: owner.vehicleId,
    userId: owner.accountId,
  });
  return noteAnswer(ctx, (await findNote(ctx.db, id)) as NoteRow);
};

export const deleteNote = async (ctx: TrxContext, id: string): Promise<void> => {
  const note = await findNote(ctx.db, id);
  if (!note) throw new AppError('NOT_FOUND');
  if (note.author_id !== requireActor(ctx).userId) throw new AppError('FORBIDDEN');
  if (Temporal.Instant.compare(ctx.clock.now(), deletableUntil(note)) >= 0) throw new AppError('NOTE_KEPT');
  if (!(await removeNote(ctx.db, id))) throw new AppError('NOT_FOUND');
  await recordInJournal(ctx, {
    type: 'NOTE_DELETED',
    bookingId: note.booking_id,
    vehicleId: note.vehicle_id,
  });
};
