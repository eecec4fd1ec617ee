import { canonicalJson } from './canonical-json.ts';
import type { LogHead, QueueLogEntry } from './queue-log-entry.ts';

export const emptyLog: LogHead = { seq: 0, hash: '0'.repeat(64) };

export type HashedEntry<E extends QueueLogEntry = QueueLogEntry> = E extends unknown
  ? Omit<E, 'hash' | 'vehicleRegistrationPlate'>
  : never;

/** Listed one by one, so that other fields of an answer never enter the hash. */
export const hashedText = (entry: HashedEntry): string =>
  canonicalJson({
    seq: entry.seq,
    at: entry.at,
    type: entry.type,
    formattedBookingNumber: entry.formattedBookingNumber,
    plateDigest: entry.plateDigest,
    queueSlot: entry.queueSlot,
    late: entry.late,
    hasPriority: entry.hasPriority,
    inOrder: entry.inOrder,
    reasonKind: entry.reasonKind,
    prev: entry.prev,
    ...('facts' in entry && { facts: entry.facts }),
    ...('receivedAt' in entry && entry.receivedAt !== undefined && { receivedAt: entry.receivedAt }),
  });

const timeParts = /^(.{19})(?:\.(\d+))?(.*)$/;

/** Microseconds, because two trucks may arrive within the same millisecond, the resolution of Date. */
export const microsecondsOf = (instant: string): number => {
  const [, seconds = '', fraction = '', zone = ''] = timeParts.exec(instant) ?? [];
  return Date.parse(`${seconds}${zone}`) * 1000 + Number(fraction.padEnd(6, '0').slice(0, 6));
};
