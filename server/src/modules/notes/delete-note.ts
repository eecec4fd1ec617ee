import type { TrxContext } from '../../platform/context/context.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { recordInJournal } from '../../platform/journal/record-in-journal.ts';
import { requireActor } from '../accounts/account/current-account.ts';
import { deletableUntil } from './list-notes.ts';
import { findNote, removeNote } from './notes.queries.ts';

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
