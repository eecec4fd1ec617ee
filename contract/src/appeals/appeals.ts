import { z } from 'zod';
import { id, instant, localizedText, paged, pageQuery, sortBy, version } from '../common.ts';
import { document, documentReferences } from '../documents/documents.ts';
import { besideOtherFaults, paragraphs, reasonOrReasons, requireReason } from '../reasons.ts';
import { route } from '../route.ts';
import { banEvent, vehicleOwner } from '../vehicles/vehicles.ts';
import { banReasonCodes, evidence, strikeTypes } from './evidence.ts';

/** SUSPENDED: undecided for `appealHours`, so the strike has no effect until the decision. */
const appealStates = ['OPEN', 'SUSPENDED', 'LIFTED', 'UPHELD'] as const;
export type AppealState = (typeof appealStates)[number];

const appealOutcomes = ['LIFTED', 'UPHELD'] as const;
export type AppealOutcome = (typeof appealOutcomes)[number];

/** WAITING: OPEN and SUSPENDED; DECIDED: LIFTED and UPHELD. */
export const appealFilters = [...appealStates, 'WAITING', 'DECIDED'] as const;
export type AppealFilter = (typeof appealFilters)[number];

const mostAppealDocuments = 3;

export const appeal = z.object({
  id,
  state: z.enum(appealStates),
  vehicleId: id,
  vehicleRegistrationPlate: z.string(),
  /** The warning, ban or exclusion from draws that the driver appealed against. */
  event: banEvent,
  /** The strike that is judged. Of a ban for warnings it is the last warning that the ban counted. */
  strike: z.object({
    id,
    type: z.enum(strikeTypes),
    reasonCode: z.enum(banReasonCodes).nullable(),
    eventDate: instant,
    /** Null if an operator gave the strike without a booking. */
    formattedBookingNumber: z.string().nullable(),
    dateBooked: instant.nullable(),
  }),
  /** The ban that depends on the strike, while there is one. `until` null: it holds until lifted. */
  ban: z.object({ id, until: instant.nullable() }).nullable(),
  text: z.string(),
  documents: z.array(document),
  evidence,
  decision: z.object({ by: z.string(), at: instant, reason: z.string(), reasons: localizedText }).optional(),
  createdDate: instant,
  dueAt: instant,
  version,
  /** Only the console is told whose appeal it is, who gave the strike, and whether the reader may decide. */
  owner: vehicleOwner.optional(),
  /** Null if the system gave the strike. */
  imposedBy: z.object({ id, name: z.string() }).nullish(),
  mayDecide: z.boolean().optional(),
});
export type Appeal = z.infer<typeof appeal>;

const appealCounts = z.object({
  /** How many appeals are undecided, including those whose strike is suspended. */
  waiting: z.int(),
  suspended: z.int(),
  /** When the strike of the next open appeal is suspended. Null: none is open. */
  soonestDueAt: instant.nullable(),
  decided: z.int(),
  /** Figures of the last `days` days. */
  recent: z.object({ days: z.int(), decided: z.int(), lifted: z.int() }),
});
export type AppealCounts = z.infer<typeof appealCounts>;

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
