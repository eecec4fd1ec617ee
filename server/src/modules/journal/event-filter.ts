import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { EventQuery } from '#contract/journal/journal-routes.ts';
import type { Context } from '../../platform/context/context.ts';
import { firstIdAt } from '../../platform/time/ids.ts';
import { readRange } from '../vehicles/list/date-range.ts';

/** Times are expressed as ids: UUIDv7 are ordered by time across all events. */
export type EventFilter = Omit<EventQuery, 'since' | 'from' | 'to'> & {
  readonly firstId: string | undefined;
  readonly endId: string | undefined;
};

export const filterOf = (
  { config }: Pick<Context, 'config'>,
  { since, from, to, ...about }: EventQuery,
): EventFilter => {
  const range = readRange(from, to, config.timeZone);
  const begins = [
    since === undefined ? [] : Temporal.Instant.from(since).add({ milliseconds: 1 }),
    range.from ?? [],
  ].flat();
  const end = range.before?.round({ smallestUnit: 'millisecond', roundingMode: 'ceil' });
  return { ...about, firstId: begins.map(firstIdAt).toSorted().at(-1), endId: end && firstIdAt(end) };
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
    type === undefined ? undefined : sql`event.type = ${type}`,
  );

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
