import type { Note, notesRoutes } from '#contract/notes-routes.ts';
import type { BodyOf } from '#contract/route.ts';
import type { TrxContext } from '../../platform/context/context.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { recordInJournal } from '../../platform/journal/record-in-journal.ts';
import { uuidv7 } from '../../platform/time/ids.ts';
import { requireActor } from '../accounts/account/current-account.ts';
import { noteAnswer } from './list-notes.ts';
import { findNote, insertNote, lockOwnerOf, type NoteRow } from './notes.queries.ts';

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
