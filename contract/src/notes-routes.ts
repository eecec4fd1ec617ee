import { z } from 'zod';
import { id, instant } from './common.ts';
import { besideOtherFaults, paragraphs } from './reasons.ts';
import { route } from './route.ts';

const about = { bookingId: id.optional(), vehicleId: id.optional() };

type About = { readonly bookingId?: string | undefined; readonly vehicleId?: string | undefined };

const requireOne = ({ bookingId, vehicleId }: About, ctx: z.core.$RefinementCtx): void => {
  if (!bookingId && !vehicleId) ctx.addIssue({ code: 'custom', path: ['bookingId'], message: 'REQUIRED' });
  if (bookingId && vehicleId) ctx.addIssue({ code: 'custom', path: ['vehicleId'], message: 'INVALID_VALUE' });
};

export const note = z.object({
  id,
  bookingId: id.nullable(),
  vehicleId: id.nullable(),
  text: z.string(),
  author: z.object({ id, name: z.string() }),
  createdDate: instant,
  /** Until then the author may delete the note. Null for other readers. */
  deletableUntil: instant.nullable(),
});
export type Note = z.infer<typeof note>;

export const notesRoutes = {
  addNote: route('POST /notes', 'operator', {
    summary: 'Adds a note about a booking or a vehicle, for operators alone',
    idempotent: true,
    body: z.strictObject({ ...about, text: paragraphs(500) }).superRefine(requireOne, besideOtherFaults),
    answers: { 201: note },
  }),
  listNotes: route('GET /notes', 'console', {
    summary: 'Notes about a booking or a vehicle, newest first',
    query: z.strictObject(about).superRefine(requireOne, besideOtherFaults),
    answers: { 200: z.object({ content: z.array(note) }) },
  }),
  deleteNote: route('DELETE /notes/{id}', 'operator', {
    summary: 'Deletes a note of one’s own, for ten minutes',
  }),
} as const;
