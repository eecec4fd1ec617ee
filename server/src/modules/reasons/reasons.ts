import { isDeepStrictEqual } from 'node:util';
import { type Selectable, sql } from 'kysely';
import type { ReadyReasons, ReasonKind } from '#contract/reasons-routes.ts';
import type { Context, TrxContext } from '../../platform/context/context.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { Trx } from '../../platform/db/transact.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { recordInJournal } from '../../platform/journal/record-in-journal.ts';
import { toWireInstant } from '../../platform/time/wire-instant.ts';

type ReasonListRow = Selectable<Schema['reason_list']>;

/** A migration inserted version 1 of every kind, so there is always a row. */
const getLatestReasons = (db: Db, kind: ReasonKind): Promise<ReasonListRow> =>
  db
    .selectFrom('reason_list')
    .selectAll()
    .where('kind', '=', kind)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();

/** Serializes changes to the reasons of this kind. */
const lockReasons = (trx: Trx, kind: ReasonKind) =>
  sql`SELECT 1 FROM reason_list WHERE kind = ${kind} AND version = 1 FOR UPDATE`.execute(trx);

const insertReasons = (
  trx: Trx,
  row: Omit<ReasonListRow, 'content'> & Pick<ReadyReasons, 'content'>,
): Promise<ReasonListRow> =>
  trx
    .insertInto('reason_list')
    .values({ ...row, content: JSON.stringify(row.content) })
    .returningAll()
    .executeTakeFirstOrThrow();

const toReadyReasons = (
  { config }: Pick<Context, 'config'>,
  { kind, content, changed_at, version }: ReasonListRow,
): ReadyReasons => ({ kind, content, changedDate: toWireInstant(changed_at, config.timeZone), version });

export const getReasons = async (ctx: Context, kind: ReasonKind): Promise<ReadyReasons> =>
  toReadyReasons(ctx, await getLatestReasons(ctx.db, kind));

type NewReasons = Pick<ReadyReasons, 'kind' | 'content'> & { readonly version?: number | undefined };

/** Replaces the whole list. Reasons already given keep their wording, because it is copied where used. */
export const setReasons = async (
  ctx: TrxContext,
  { kind, content, version }: NewReasons,
): Promise<ReadyReasons> => {
  await lockReasons(ctx.db, kind);
  const before = await getLatestReasons(ctx.db, kind);
  if (version !== undefined && version !== before.version) throw new AppError('STALE_VERSION');
  if (isDeepStrictEqual(content, before.content)) return toReadyReasons(ctx, before);
  const after = await insertReasons(ctx.db, {
    kind,
    version: before.version + 1,
    content,
    changed_by: ctx.actor?.userId ?? null,
    changed_at: ctx.clock.now(),
  });
  await recordInJournal(ctx, {
    type: 'REASONS_CHANGED',
    from: { kind, version: before.version, content: before.content },
    to: { kind, version: after.version, content: after.content },
  });
  return toReadyReasons(ctx, after);
};
