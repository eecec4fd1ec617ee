import { canonicalJson } from './canonical-json.ts';
import type { LogHead, QueueLogEntry } from './queue-log-entry.ts';

/** What comes before the first entry. */
export const emptyLog: LogHead = { seq: 0, hash: '0'.repeat(64) };

/** What the hash of an entry is over. */
export type HashedEntry = Omit<QueueLogEntry, 'hash' | 'vehicleRegistrationPlate'>;

/** Built field by field, so that nothing else that an answer carries is hashed along. */
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
  });

const timeParts = /^(.{19})(?:\.(\d+))?(.*)$/;

/**
 * A time of the log in whole microseconds: two trucks may come within a millisecond, which is as far as a Date sees.
 */
export const microsecondsOf = (instant: string): number => {
  const [, seconds = '', fraction = '', zone = ''] = timeParts.exec(instant) ?? [];
  return Date.parse(`${seconds}${zone}`) * 1000 + Number(fraction.padEnd(6, '0').slice(0, 6));
};
