import { isDeepStrictEqual } from 'node:util';
import type { ReadyReasons } from '#contract/reasons-routes.ts';
import type { TrxContext } from '../../platform/context/context.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { recordInJournal } from '../../platform/journal/record-in-journal.ts';
import { toReadyReasons } from './get-reasons.ts';
import { getLatestReasons, insertReasons, lockReasons } from './reasons.queries.ts';

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
