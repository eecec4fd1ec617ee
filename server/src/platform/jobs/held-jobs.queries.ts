import { randomUUID } from 'node:crypto';
import { column, defineTables, type RowsOf } from '../db/table.ts';
import type { Trx } from '../db/transact.ts';

export const heldJobsTables = defineTables({
  held_job: {
    id: column.uuid(),
    act_id: column.uuid(),
    queue: column.text(),
    data: column.json<object>(),
  },
});

declare module '../db/schema.ts' {
  interface Schema extends RowsOf<typeof heldJobsTables> {}
}

export const holdJobs = async (
  trx: Trx,
  actId: string,
  queue: string,
  jobs: readonly { readonly data: object; readonly id?: string }[],
): Promise<void> => {
  if (jobs.length === 0) return;
  await trx
    .insertInto('held_job')
    .values(
      jobs.map(({ data, id }) => ({
        id: id ?? randomUUID(),
        act_id: actId,
        queue,
        data: JSON.stringify(data),
      })),
    )
    .execute();
};

/** Deletes the held jobs and returns them to the caller, who enqueues or drops them. */
export const takeHeldJobs = (trx: Trx, actId: string) =>
  trx.deleteFrom('held_job').where('act_id', '=', actId).returning(['id', 'queue', 'data']).execute();
