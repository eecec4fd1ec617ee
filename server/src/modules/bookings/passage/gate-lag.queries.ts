import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

/** A truck that has waited longer than this is not a sign of the gate any more. */
const lookBackHours = 48;

type Gate = {
  readonly at: Temporal.Instant;
  readonly arrivalLateMinutes: number;
  readonly graceMinutes: number;
};

/** Whether a truck that had come in time was still waiting for its call, longer after its slot than the grace. */
export const isGateBehind = async (
  db: Db,
  { at, arrivalLateMinutes, graceMinutes }: Gate,
): Promise<boolean> => {
  const row = await db
    .selectFrom('booking')
    .select('id')
    .where('status', 'in', ['WAITING', 'GO_TO_GATE', 'LEFT_WAITING_ZONE'])
    .where('slot_at', '>=', at.subtract({ hours: lookBackHours }))
    .where('slot_end', '<', at.subtract({ minutes: graceMinutes }))
    .where('arrived_at', '<=', at)
    .where(sql<boolean>`arrived_at <= slot_at + make_interval(mins => ${arrivalLateMinutes}::integer)`)
    .where((eb) => eb.or([eb('called_at', 'is', null), eb('called_at', '>', at)]))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
};
