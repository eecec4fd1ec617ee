import type { Json } from './canonical-json.ts';

export const queueActTypes = [
  'ARRIVAL',
  'ARRIVAL_UNDONE',
  'PRIORITY',
  'PLATE',
  'CALL',
  'RECALL',
  'RETURN',
  'CANCEL',
  'CANCEL_UNDONE',
  'LEFT',
] as const;
export type QueueActType = (typeof queueActTypes)[number];

export const actReasonKinds = ['AUTHORITY', 'MEDICAL', 'TECHNICAL', 'NO_ANSWER', 'MISTAKE', 'OTHER'] as const;
export type ActReasonKind = (typeof actReasonKinds)[number];

/** Newest entry of the log; seq 0 and a hash of zeros if the log is empty. */
export type LogHead = { seq: number; hash: string };

type ChainedEntry = { seq: number; at: string; prev: string; hash: string };

/** One act on the line. */
export type TruckEntry = ChainedEntry & {
  type: QueueActType;
  formattedBookingNumber: string;
  vehicleRegistrationPlate?: string | undefined;
  plateDigest: string;
  queueSlot: string;
  late: boolean;
  hasPriority: boolean;
  inOrder: boolean | null;
  reasonKind: ActReasonKind | null;
};

/** `by` and `reason` are public and stay for ever. */
export type CutFacts = {
  restoredTo: string | null;
  /** Published heads that the log does not contain any more, with the day on which each was published. */
  lostHeads: (LogHead & { date: string })[];
  reason: string;
  by: string;
};

/** What describes a truck is null, but a sale has its kind of reason. */
type AboutNoTruck = ChainedEntry & {
  [K in Exclude<keyof TruckEntry, 'type' | 'vehicleRegistrationPlate' | 'reasonKind' | keyof ChainedEntry>]: null;
} & { reasonKind: ActReasonKind | null };

/** A backup was restored: the entries after it are lost. */
export type CutEntry = AboutNoTruck & { type: 'CUT'; facts: CutFacts };

export const placesEntryTypes = [
  'ADMIN_SALE',
  'LIST_ORDERED',
  'DRAW_OPENED',
  'DRAW_FROZEN',
  'DRAW_DONE',
] as const;
export type PlacesEntryType = (typeof placesEntryTypes)[number];

/** How places were given away that nobody can buy. */
export type PlacesEntry = AboutNoTruck & { type: PlacesEntryType; facts: { [name: string]: Json } };

export type QueueLogEntry = TruckEntry | CutEntry | PlacesEntry;

export const isTruckEntry = (entry: QueueLogEntry): entry is TruckEntry => !('facts' in entry);
