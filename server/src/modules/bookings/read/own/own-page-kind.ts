import { type RawBuilder, sql } from 'kysely';
import { type BookingStatus, bookingStatuses, endedStatuses } from '#contract/bookings/booking-status.ts';
import { countedUpTo, type PageRequest } from '../../../../platform/db/page.ts';
import { listOf } from '../../booking/status-sets.queries.ts';

/** A page of an account's bookings, as it was asked for. */
export type AskedPage = PageRequest & {
  readonly accountId: string;
  readonly statuses: readonly BookingStatus[];
  readonly direction: 'asc' | 'desc';
};

/** Pages that one statement reads, whosever they are. */
export type PageKind = Pick<AskedPage, 'statuses' | 'direction'> & {
  /** Of a first page as the screens ask for it, and one booking more; null: whatever is asked for. */
  readonly limit: number | null;
};

/**
 * A first page of a usual size names it in its text. PostgreSQL keeps a plan that it takes to be as good as one made for the
 * values, and thinks the worst of a length that it is not told: with ten million bookings it planned anew every time, which
 * took longer than reading them.
 */
const usualSizes: ReadonlySet<number> = new Set([10, 12, 50]);

export const kindOf = ({ statuses, direction, page, size }: AskedPage): PageKind => ({
  statuses,
  direction,
  limit: page === 0 && usualSizes.has(size) ? size + 1 : null,
});

export const nameOf = ({ statuses, direction, limit }: PageKind): string =>
  `${statuses.join()} ${direction} ${limit}`;

/** One for each kind: what tells them apart stands in their text. */
export const forEachKind = <T>(write: (kind: PageKind) => T): ((kind: PageKind) => T) => {
  const written = new Map<string, T>();
  return (kind) => {
    const name = nameOf(kind);
    const known = written.get(name) ?? write(kind);
    written.set(name, known);
    return known;
  };
};

/**
 * Active ones stand in an index of their own. The others are found among all of the account, by what they are not: named,
 * PostgreSQL would look for them among everybody's, where there are not many yet.
 */
const isShown = (statuses: readonly BookingStatus[]) => {
  const hidden = bookingStatuses.filter((status) => !statuses.includes(status));
  if (endedStatuses.every((status) => hidden.includes(status))) return sql`status IN (${listOf(statuses)})`;
  return hidden.length === 0 ? sql.lit(true) : sql`status NOT IN (${listOf(hidden)})`;
};

/**
 * Which bookings pages of this kind show. The account is hidden from who plans: told of one with few bookings, PostgreSQL
 * takes the plan that serves every account to be dearer, and plans anew each time, for five times as long as it reads.
 */
export const ofAccount = ({ statuses }: PageKind, accountId: unknown): RawBuilder<unknown> =>
  sql`account_id = (SELECT ${accountId}::uuid) AND ${isShown(statuses)}`;

/** How many there are, as far as anybody counts. */
export const countOwn = (
  kind: PageKind,
  accountId: unknown,
): RawBuilder<number> => sql`(SELECT count(*)::int FROM (
  SELECT 1 FROM booking WHERE ${ofAccount(kind, accountId)} LIMIT ${sql.lit(countedUpTo + 1)}) AS capped)`;
