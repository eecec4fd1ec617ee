export const queueActTypes = [
  'ARRIVAL',
  'ARRIVAL_UNDONE',
  'PRIORITY',
  'PLATE',
  'CALL',
  'RECALL',
  'RETURN',
  'CANCEL',
  'LEFT',
] as const;
export type QueueActType = (typeof queueActTypes)[number];

export const actReasonKinds = ['AUTHORITY', 'MEDICAL', 'TECHNICAL', 'NO_ANSWER', 'MISTAKE', 'OTHER'] as const;
export type ActReasonKind = (typeof actReasonKinds)[number];

/** Newest entry of the log; seq 0 and a hash of zeros if the log is empty. */
export type LogHead = { seq: number; hash: string };

export type QueueLogEntry = {
  seq: number;
  at: string;
  type: QueueActType;
  formattedBookingNumber: string;
  vehicleRegistrationPlate?: string | undefined;
  plateDigest: string;
  queueSlot: string;
  late: boolean;
  hasPriority: boolean;
  inOrder: boolean | null;
  reasonKind: ActReasonKind | null;
  prev: string;
  hash: string;
};
