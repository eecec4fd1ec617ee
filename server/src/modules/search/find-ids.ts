import { sql } from 'kysely';
import type { Context } from '../../platform/context/context.ts';
import type { Db } from '../../platform/db/database.ts';
import { type Trx, transact } from '../../platform/db/transact.ts';
import { type BookingKind, bookingKinds } from './booking-kinds.ts';
import { type BookingCandidate, listBookingCandidates, type Wish } from './bookings.queries.ts';
import { type Ranked, ranks } from './conditions.ts';
import type { SearchTerms } from './search-terms.ts';
import { listUsersByContact, listUsersByName } from './users.queries.ts';
import { listPlatesWith, listVehicleCandidates } from './vehicles.queries.ts';

export type FoundIds = Record<'bookings' | 'vehicles' | 'users', readonly string[]>;

const bestIds = (found: readonly Ranked[], limit: number): string[] => {
  const ids = found.toSorted((one, other) => one.rank - other.rank).map(({ id }) => id);
  return [...new Set(ids)].slice(0, limit);
};

const isInTimeFirst = (now: Temporal.Instant) => (one: BookingCandidate, other: BookingCandidate) => {
  const distance = ({ slot_at }: BookingCandidate) =>
    Math.abs(slot_at.epochMilliseconds - now.epochMilliseconds);
  return Number(other.active) - Number(one.active) || distance(one) - distance(other);
};

const findBookings = async (db: Db, kinds: readonly BookingKind[], wish: Wish): Promise<string[]> => {
  const found = new Set<string>();
  for (const rank of Object.values(ranks)) {
    const ofRank = kinds.filter((kind) => kind.rank === rank);
    const candidates = await listBookingCandidates(db, ofRank, wish);
    for (const { id } of candidates.toSorted(isInTimeFirst(wish.now))) found.add(id);
    if (found.size >= wish.limit) break;
  }
  return [...found].slice(0, wish.limit);
};

const prefer = (trx: Trx, ...avoided: readonly string[]) =>
  sql`SELECT set_config(name, 'off', true) FROM unnest(${avoided}::text[]) AS name`.execute(trx);

/**
 * Planner settings prevent sequential scans and, later, bitmap scans that read all matches where a few
 * rows suffice. The index for parts of e-mail addresses needs a bitmap scan, so it is queried before
 * that.
 */
export const findIdsWithin = async (trx: Trx, terms: SearchTerms, wish: Wish): Promise<FoundIds> => {
  const { limit } = wish;
  await prefer(trx, 'enable_seqscan');
  const byContact = await listUsersByContact(trx, terms, limit);
  await prefer(trx, 'enable_bitmapscan');
  const holders = terms.plate === undefined ? [] : await listPlatesWith(trx, terms.plate);
  const users = [...byContact, ...(await listUsersByName(trx, terms, limit))];
  const accounts = terms.mail === undefined ? [] : byContact;
  return {
    bookings: await findBookings(trx, bookingKinds(terms, holders, accounts), wish),
    vehicles: bestIds(await listVehicleCandidates(trx, terms, { holders, owners: users }, limit), limit),
    users: bestIds(users, limit),
  };
};

/** Takes the first of each list, then the second of each, so that every reading of the query is represented. */
const inTurns = (lists: readonly (readonly string[])[], limit: number): string[] => {
  const longest = Math.max(...lists.map(({ length }) => length));
  const turns = Array.from({ length: longest }, (_, place) => lists.flatMap((list) => list[place] ?? []));
  return [...new Set(turns.flat())].slice(0, limit);
};

/** Each reading has a transaction of its own, because the planner settings are local to it. */
export const findIds = async (
  ctx: Context,
  readings: readonly SearchTerms[],
  limit: number,
): Promise<FoundIds> => {
  const wish = { now: ctx.clock.now(), limit };
  const found = await Promise.all(
    readings.map((terms) => transact(ctx.db, (trx) => findIdsWithin(trx, terms, wish))),
  );
  const merged = (kind: keyof FoundIds) =>
    inTurns(
      found.map((one) => one[kind]),
      limit,
    );
  return { bookings: merged('bookings'), vehicles: merged('vehicles'), users: merged('users') };
};
