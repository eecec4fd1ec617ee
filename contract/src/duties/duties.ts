import { z } from 'zod';
import { bound, id, instant, paged, pageQuery } from '../common.ts';
import { paragraphs } from '../reasons.ts';
import { route } from '../route.ts';

/** Kinds of things that an operator who takes over should know. */
const openMatterKinds = [
  'BANNED_IN_LINE',
  'CALLED_LATE',
  'WATCHED',
  'CLOSURE',
  'NOT_ARRIVED',
  'APPEALS',
  'DISPUTED',
  'MESSAGES_FAILED',
  'VEHICLES_TO_CHECK',
] as const;
export type OpenMatterKind = (typeof openMatterKinds)[number];

const openMatter = z.object({
  kind: z.enum(openMatterKinds),
  /** Stays the same from one reading to the next, so that a tick is kept. */
  key: z.string(),
  /** Values for the sentence of this kind. Moments are in ISO 8601. */
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  /** Path below `/board`. */
  link: z.string(),
  /** Whether the operator on duty ticked the matter when taking over; unticked ones stay in "needs attention". */
  seen: z.boolean(),
});
export type OpenMatter = z.infer<typeof openMatter>;

const count = z.int().min(0);

/** Figures of the whole checkpoint while the duty lasted, whoever acted. */
const dutyFigures = z.object({
  checkIns: count,
  calls: count,
  outOfOrder: count,
  noAnswers: count,
  departures: count,
  noShows: count,
  canceled: count,
  warnings: count,
  bans: count,
  /** Closures during which the checkpoint was closed for some time of this duty. */
  closures: count,
  /** Median waiting time of the trucks called for the first time. Null: none was. */
  medianWaitMinutes: z.number().nullable(),
  /** How far the gate was behind at the worst moment, like `lagMinutes` of the line. 0: never. */
  greatestLagMinutes: count,
  /** Share of trucks called within the forecast told on arrival; null: none had one. */
  forecastShare: z.number().nullable(),
  /** Every hour that the duty touches, with the trucks that left and the places planned. */
  hours: z.array(z.object({ at: instant, departures: count, planned: count })),
});
export type DutyFigures = z.infer<typeof dutyFigures>;

const operator = z.object({ id, name: z.string() });

const duty = z.object({
  id,
  operator,
  startedAt: instant,
  /** Absent while the duty goes on. */
  endedAt: instant.optional(),
  /** What the operator noted for himself at the beginning. */
  noteBefore: z.string().nullable(),
  /** What the operator noted at the end for the next one. */
  note: z.string().nullable(),
  /** The duty that this duty took over, and the operator who took over this duty. */
  takesOverFrom: id.nullable(),
  takenOverBy: operator.nullable(),
  /** Empty once the duty is over. */
  open: z.array(openMatter),
  figures: dutyFigures,
});
export type Duty = z.infer<typeof duty>;

/** If nobody was ever on duty, everything except the open matters is null. */
const currentDuty = z.object({
  ...duty.shape,
  id: id.nullable(),
  operator: operator.nullable(),
  startedAt: instant.nullable(),
  figures: dutyFigures.nullable(),
});
export type CurrentDuty = z.infer<typeof currentDuty>;

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
