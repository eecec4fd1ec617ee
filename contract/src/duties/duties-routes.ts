import { z } from 'zod';
import { bound, id, paged, pageQuery } from '../common.ts';
import { paragraphs } from '../reasons.ts';
import { route } from '../route.ts';
import { currentDuty, duty } from './duties.ts';

const note = paragraphs(2000);

export const dutiesRoutes = {
  beginDuty: route('POST /duties', 'operator', {
    summary: 'Begins one’s own duty and ends the one that it takes over',
    idempotent: true,
    body: z
      .strictObject({
        note: note.optional(),
        takesOverFrom: id.optional(),
        /** Keys of the open matters that were ticked. */
        seen: z.array(z.string().max(200)).max(1000).optional(),
      })
      .optional(),
    answers: { 201: duty },
  }),
  endDuty: route('POST /duties/{id}/end', 'operator', {
    summary: 'Ends a duty with a note for whoever comes next; one’s own, an administrator any',
    body: z.strictObject({ note }),
    answers: { 200: duty },
  }),
  currentDuty: route('GET /duties/current', 'console', {
    summary: 'One’s own running duty, else the newest running one, else the last; and what is open',
    answers: { 200: currentDuty },
  }),
  getDuty: route('GET /duties/{id}', 'console', {
    summary: 'One duty',
    answers: { 200: duty },
  }),
  listDuties: route('GET /duties', 'console', {
    summary: 'Duties that were begun in a period, newest first',
    query: z.strictObject({ from: bound, to: bound, ...pageQuery() }),
    answers: { 200: paged(duty) },
  }),
} as const;
