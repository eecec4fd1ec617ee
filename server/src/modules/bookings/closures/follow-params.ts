import { isDeepStrictEqual } from 'node:util';
import type { BookingParams, Closure } from '#contract/params/booking-params.ts';
import type { TrxContext } from '../../../platform/context/context.ts';
import { type ClosureRow, insertClosure, listClosureRows, updateClosure } from './closures.queries.ts';
import { endOf, isOverAt, reopen } from './reopen-closure.ts';

const insert = (ctx: TrxContext, { from, to, reasons }: Closure, id: string) =>
  insertClosure(ctx.db, {
    id,
    from_at: Temporal.Instant.from(from),
    to_at: Temporal.Instant.from(to),
    reasons: JSON.stringify(reasons),
    made_by: ctx.actor?.userId ?? null,
    made_at: ctx.clock.now(),
  });

const follow = async (ctx: TrxContext, row: ClosureRow, closure: Closure, params: BookingParams) => {
  const [from, to] = [Temporal.Instant.from(closure.from), Temporal.Instant.from(closure.to)];
  const isShorter = Temporal.Instant.compare(to, row.to_at) < 0;
  if (isShorter && !row.ended && !isOverAt(row.to_at, ctx.clock.now()))
    await reopen(ctx, row, { to: endOf(ctx, row, to), undoable: false, params });
  const isSame =
    from.equals(row.from_at) && to.equals(row.to_at) && isDeepStrictEqual(row.reasons, closure.reasons);
  if (!isSame)
    await updateClosure(ctx.db, row.id, {
      from_at: from,
      to_at: to,
      reasons: JSON.stringify(closure.reasons),
    });
};

/**
 * Keeps the rows of closures equal to the closures of the parameters. Acts on closures write their rows before
 * they change the parameters, so for them nothing is left to do.
 */
export const followParams = async (
  ctx: TrxContext,
  { before, after }: { readonly before: BookingParams; readonly after: BookingParams },
): Promise<void> => {
  const idsOf = ({ closures }: BookingParams) => closures.flatMap(({ id }) => id ?? []);
  const ids = [...new Set([...idsOf(before), ...idsOf(after)])];
  if (ids.length === 0) return;
  const rows = new Map((await listClosureRows(ctx.db, ids)).map((row) => [row.id, row]));
  for (const closure of after.closures) {
    if (closure.id === undefined) continue;
    const row = rows.get(closure.id);
    if (row) await follow(ctx, row, closure, after);
    else await insert(ctx, closure, closure.id);
  }
  const kept = new Set(idsOf(after));
  for (const row of rows.values()) {
    const isOver = row.ended !== null || isOverAt(row.to_at, ctx.clock.now());
    if (kept.has(row.id) || isOver) continue;
    await reopen(ctx, row, { to: endOf(ctx, row, ctx.clock.now()), undoable: false, params: after });
  }
};
