import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { EventQuery } from '#contract/journal/journal.ts';
import { plateKey } from '#kernel/plates/plate-key.ts';
import type { Context } from '../../platform/context/context.ts';
import { prefixPattern } from '../../platform/db/literals.ts';
import { givenRange } from '../../platform/errors/given-range.ts';
import { firstIdAt } from '../../platform/time/ids.ts';

/** Times are expressed as ids: UUIDv7 are ordered by time across all events. */
export type EventFilter = Omit<EventQuery, 'since' | 'from' | 'to'> & {
  readonly firstId: string | undefined;
  readonly endId: string | undefined;
  /** The same times as moments, because the queue log has no such ids. */
  readonly since: Temporal.Instant | undefined;
  readonly before: Temporal.Instant | undefined;
};

export const filterOf = (
  { config }: Pick<Context, 'config'>,
  { since, from, to, ...about }: EventQuery,
): EventFilter => {
  const range = givenRange({ from, to }, ['from', 'to'], config.timeZone);
  const begins = [
    since === undefined ? [] : Temporal.Instant.from(since).add({ milliseconds: 1 }),
    range.from ?? [],
  ].flat();
  const end = range.before?.round({ smallestUnit: 'millisecond', roundingMode: 'ceil' });
  const latest = begins.toSorted(Temporal.Instant.compare).at(-1);
  return {
    ...about,
    firstId: latest && firstIdAt(latest),
    endId: end && firstIdAt(end),
    since: latest,
    before: end,
  };
};

export type Condition = RawBuilder<SqlBool>;

export const all = (...conditions: readonly (Condition | undefined)[]): Condition => {
  const given = conditions.filter((one) => one !== undefined);
  return given.length === 0 ? sql`true` : sql.join(given, sql` AND `);
};

export const inTimeAndOfType = ({ firstId, endId, type }: EventFilter): Condition =>
  all(
    firstId === undefined ? undefined : sql`event.id >= ${firstId}::uuid`,
    endId === undefined ? undefined : sql`event.id < ${endId}::uuid`,
    type === undefined ? undefined : sql`event.type = ANY (${type}::text[])`,
  );

/** Fewer characters match too many plates, so they are matched as a beginning. */
const fewest = 3;

export const hasPlate = (column: string, { plate }: EventFilter): Condition | undefined => {
  if (plate === undefined) return undefined;
  const key = plateKey(plate);
  if ([...key].length < fewest) return sql`${sql.ref(column)} LIKE ${prefixPattern(key)}`;
  // An array, not a join: the planner does not know how few plates match and would read all rows.
  return sql`${sql.ref(column)} = ANY (ARRAY(
    SELECT plate_key FROM plate_ending WHERE ending LIKE ${prefixPattern(key)}))`;
};

/** Must match the predicate of the partial index. */
export const byStaff = (actorId: string): Condition =>
  sql`event.actor <> 'DRIVER' AND event.actor_id = ${actorId}::uuid`;

export const byDriver = (actorId: string): Condition =>
  sql`event.actor = 'DRIVER' AND event.actor_id = ${actorId}::uuid`;

export const byAnybody = (actorId: string | undefined): Condition | undefined =>
  actorId === undefined ? undefined : sql`event.actor_id = ${actorId}::uuid`;

export const isVehicle = (column: string, { vehicleId, samePlate }: EventFilter): Condition | undefined => {
  if (vehicleId === undefined) return undefined;
  if (!samePlate) return sql`${sql.ref(column)} = ${vehicleId}::uuid`;
  return sql`${sql.ref(column)} IN (SELECT id FROM vehicle
    WHERE plate_key = (SELECT plate_key FROM vehicle WHERE id = ${vehicleId}::uuid))`;
};
