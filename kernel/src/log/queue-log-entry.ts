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
  /** When the entry was made, if that was later than `at`. */
  receivedAt?: string | undefined;
};

/** `by` and `reason` are public and never removed. */
export type CutFacts = {
  restoredTo: string | null;
  /** Published heads that the log does not contain any more, with the day on which each was published. */
  lostHeads: (LogHead & { date: string })[];
  reason: string;
  by: string;
};

/** The entries of a day in the order of the lot, which is SHA-256 of seed, colon and id. */
type ListOrderedFacts = { date: string; seed: string; entries: string[] };

/** An entry that is about no truck, so the fields that describe one are null. */
type FactsEntry<T extends string, F> = ChainedEntry & { type: T; facts: F } & {
  [K in Exclude<
    keyof TruckEntry,
    'type' | 'vehicleRegistrationPlate' | 'receivedAt' | keyof ChainedEntry
  >]: null;
};

/** Says that a backup was restored, so that the entries after it are lost. */
export type CutEntry = FactsEntry<'CUT', CutFacts>;
export type ListOrderedEntry = FactsEntry<'LIST_ORDERED', ListOrderedFacts>;

export const drawEntryTypes = ['ADMIN_SALE', 'DRAW_OPENED', 'DRAW_FROZEN', 'DRAW_DONE'] as const;
export type DrawEntryType = (typeof drawEntryTypes)[number];
export type Fact = string | number | boolean | null | Fact[] | { [name: string]: Fact };
export type DrawFacts = { date: string; [name: string]: Fact };

/** A step of a draw (ADMIN_SALE: an operator gave away places of a day that will be drawn, for a kind of reason). */
export type DrawEntry = Omit<FactsEntry<DrawEntryType, DrawFacts>, 'reasonKind'> & {
  reasonKind: ActReasonKind | null;
};

export type NoTruckEntry = CutEntry | ListOrderedEntry | DrawEntry;
export type QueueLogEntry = TruckEntry | NoTruckEntry;

export const isAboutTruck = (entry: QueueLogEntry): entry is TruckEntry => !('facts' in entry);
