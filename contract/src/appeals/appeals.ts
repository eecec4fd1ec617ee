import { z } from 'zod';
import { id, instant, localizedText, version } from '../common.ts';
import { document } from '../documents/documents.ts';
import { banEvent, vehicleOwner } from '../vehicles/vehicles.ts';
import { banReasonCodes, evidence, strikeTypes } from './evidence.ts';

/** SUSPENDED: undecided for `appealHours`, so the strike has no effect until the decision. */
export const appealStates = ['OPEN', 'SUSPENDED', 'LIFTED', 'UPHELD'] as const;
export type AppealState = (typeof appealStates)[number];

export const appealOutcomes = ['LIFTED', 'UPHELD'] as const;
export type AppealOutcome = (typeof appealOutcomes)[number];

/** WAITING: OPEN and SUSPENDED; DECIDED: LIFTED and UPHELD. */
export const appealFilters = [...appealStates, 'WAITING', 'DECIDED'] as const;
export type AppealFilter = (typeof appealFilters)[number];

export const mostAppealDocuments = 3;

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

export const appealCounts = z.object({
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
