import { z } from 'zod';
import { id, paged, pageQuery, sortBy, version } from '../common.ts';
import { documentReferences } from '../documents/documents.ts';
import { besideOtherFaults, paragraphs, reasonOrReasons, requireReason } from '../reasons.ts';
import { route } from '../route.ts';
import { appeal, appealCounts, appealFilters, appealOutcomes, mostAppealDocuments } from './appeals.ts';

const sortAppeals = sortBy('dueAt', 'createdDate', 'decidedDate');
export type AppealSort = z.infer<typeof sortAppeals>;

export const appealsRoutes = {
  makeAppeal: route('POST /appeals', 'acting', {
    summary:
      'Appeals against a ban, a warning or an exclusion from draws of one’s own; once, within `appealDays`',
    idempotent: true,
    body: z.strictObject({
      eventId: id,
      text: paragraphs(2000),
      documents: documentReferences.max(mostAppealDocuments).optional(),
    }),
    answers: { 201: appeal },
  }),
  listOwnAppeals: route('GET /appeals/current-user', 'signed-in', {
    summary: 'Appeals of the signed-in account, newest first',
    query: z.strictObject(pageQuery()),
    answers: { 200: paged(appeal) },
  }),
  countAppeals: route('GET /appeals/counts', 'console', {
    summary: 'How many appeals wait, until when the next must be decided, and how the recent ones ended',
    answers: { 200: appealCounts },
  }),
  listAppeals: route('GET /appeals', 'console', {
    summary: 'Appeals; those that wait by the time left, decided ones newest first, unless sorted',
    query: z.strictObject({
      state: z.enum(appealFilters).optional(),
      sort: sortAppeals.optional(),
      ...pageQuery(),
    }),
    answers: { 200: paged(appeal) },
  }),
  getAppeal: route('GET /appeals/{id}', 'signed-in', {
    summary: 'One appeal, for its owner and the console',
    answers: { 200: appeal },
  }),
  decideAppeal: route('POST /appeals/{id}/decision', 'admin', {
    summary:
      'Takes the strike back or upholds it; not by who gave it, unless there is no other administrator',
    body: z
      .strictObject({ outcome: z.enum(appealOutcomes), ...reasonOrReasons, version: version.optional() })
      .superRefine(requireReason, besideOtherFaults),
    answers: { 200: appeal },
  }),
} as const;
