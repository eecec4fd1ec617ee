import { z } from 'zod';
import type { QueueLogEntry } from '#contract/queue/queue-log.ts';
import { cutEntry, drawEntry, listOrderedEntry, truckEntry } from '#contract/queue/queue-log.ts';
import { type HashedEntry, hashedText, microsecondsOf } from '#kernel/log/queue-log-chain.ts';
import { isAboutTruck } from '#kernel/log/queue-log-entry.ts';
import type { Replayed } from '#kernel/log/queue-log-replay.ts';
import { plateKey } from '#kernel/plates/plate-key.ts';
import { plateDigest } from '../../bookings/line/log-hashes.ts';
import type { EntryRow } from './verify.queries.ts';

const hashedEntry = z.discriminatedUnion('type', [
  truckEntry.omit({ hash: true, vehicleRegistrationPlate: true }).strict(),
  cutEntry.omit({ hash: true }).strict(),
  listOrderedEntry.omit({ hash: true }).strict(),
  drawEntry.omit({ hash: true }).strict(),
]);

const parsed = (body: string): unknown => {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
};

/** Undefined: the text is no entry, or is not in canonical form. */
export const readEntry = ({ body, hash }: EntryRow): QueueLogEntry | undefined => {
  const { data } = hashedEntry.safeParse(parsed(body));
  return data && hashedText(data as HashedEntry) === body ? { ...(data as HashedEntry), hash } : undefined;
};

export const micros = (at: Temporal.Instant): number => Number(at.epochNanoseconds / 1000n);

/** Plates are kept for at least four weeks, whatever the parameters say, except those of a deleted account. */
const shortestKeptDays = 28;

const isPlateWrong = (row: EntryRow, entry: QueueLogEntry, now: Temporal.Instant): boolean => {
  if (!isAboutTruck(entry)) return row.plate !== null || row.salt !== null;
  if (row.plate !== null && row.salt !== null)
    return plateDigest(row.salt, plateKey(row.plate)) !== entry.plateDigest;
  const isForgotten = row.plate === null && row.salt === null;
  if (!isForgotten) return true;
  return row.owner_deleted_at === null && now.since(row.at).total('days') < shortestKeptDays;
};

const isFirstCallWrong = (row: EntryRow, replayed: Replayed | undefined): boolean => {
  if (row.type !== 'CALL') return row.first_call;
  const wasCalled = replayed?.before?.wasCalled ?? null;
  return wasCalled !== null && row.first_call === wasCalled;
};

/** When the entry was written. An arrival that a phone told later was written after `at`. */
export const madeAt = (entry: QueueLogEntry): string =>
  isAboutTruck(entry) ? (entry.receivedAt ?? entry.at) : entry.at;

export const wrongColumns = (
  row: EntryRow,
  entry: QueueLogEntry,
  replayed: Replayed | undefined,
  now: Temporal.Instant,
): string[] => {
  const wrong = {
    seq: row.seq !== entry.seq,
    at: micros(row.at) !== microsecondsOf(madeAt(entry)),
    type: row.type !== entry.type,
    booking_id: row.number !== entry.formattedBookingNumber,
    plate: isPlateWrong(row, entry, now),
    first_call: isFirstCallWrong(row, replayed),
  };
  return Object.entries(wrong).flatMap(([name, isWrong]) => (isWrong ? [name] : []));
};

const longerByUndo = (replayed: Replayed | undefined): number | undefined => {
  const state = replayed?.after.state ?? 'UNKNOWN';
  return state === 'UNKNOWN' ? undefined : Number(state === 'WAITING');
};

/** Change in the number of waiting trucks; undefined if it depends on unknown earlier acts. */
export const lengthChange = ({ type }: QueueLogEntry, replayed: Replayed | undefined): number | undefined => {
  const before = replayed?.before;
  if (type === 'ARRIVAL' || type === 'RETURN') return 1;
  if (type === 'ARRIVAL_UNDONE' || type === 'CALL') return -1;
  if (type === 'CANCEL_UNDONE') return longerByUndo(replayed);
  if (type !== 'CANCEL') return 0;
  if (before === undefined || before.state === 'UNKNOWN') return undefined;
  return before.state === 'WAITING' ? -1 : 0;
};
