import type { ReadyReasons, ReasonKind } from '#contract/reasons-routes.ts';
import type { Context } from '../../platform/context/context.ts';
import { toWireInstant } from '../../platform/time/wire-instant.ts';
import { getLatestReasons, type ReasonListRow } from './reasons.queries.ts';

export const toReadyReasons = (
  { config }: Pick<Context, 'config'>,
  { kind, content, changed_at, version }: ReasonListRow,
): ReadyReasons => ({ kind, content, changedDate: toWireInstant(changed_at, config.timeZone), version });

export const getReasons = async (ctx: Context, kind: ReasonKind): Promise<ReadyReasons> =>
  toReadyReasons(ctx, await getLatestReasons(ctx.db, kind));
