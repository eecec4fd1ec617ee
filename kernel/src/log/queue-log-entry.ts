/** What happened to the line. */
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

/** Why somebody was called out of order, returned or canceled. */
export const actReasonKinds = ['AUTHORITY', 'MEDICAL', 'TECHNICAL', 'NO_ANSWER', 'MISTAKE', 'OTHER'] as const;
export type ActReasonKind = (typeof actReasonKinds)[number];

/** The newest entry of the log; before the first one 0 and zeros. */
export type LogHead = { seq: number; hash: string };

/** One act on the line as the log tells it. The contract describes each field. */
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
