import { type RawBuilder, sql } from 'kysely';
import type { BookingStatus } from '#contract/bookings/booking-status.ts';
import type { PageRequest } from '../../../../platform/db/page.ts';
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

/** All bookings that pages of this kind show. */
export const ownBookings = ({ statuses }: PageKind, accountId: unknown): RawBuilder<unknown> =>
  sql`FROM booking WHERE account_id = ${accountId} AND status IN (${listOf(statuses)})`;
