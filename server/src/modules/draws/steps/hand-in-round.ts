import type { DrawView } from '#contract/draws/draws.ts';
import type { Context } from '../../../platform/context/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { type Limit, takeAllOrRefuse } from '../../../platform/limits/limits.ts';
import { networkOf } from '../../../platform/limits/network-of.ts';
import { findDraw } from '../draw/draws.queries.ts';
import { getDraw } from '../read/view-draw.ts';
import { drawWith } from './draw-round.ts';

/** Defaults; the setting LIMITS overrides them. */
export const drawsLimits = { roundsPerAddress: 10 };

type DrawsLimits = typeof drawsLimits;

declare module '../../../platform/limits/limit-numbers.ts' {
  interface LimitNumbers extends DrawsLimits {}
}

/** Limited, because checking a signature takes processor time. */
const perAddress: Limit = { name: 'rounds', points: 'roundsPerAddress', seconds: 60 };

/**
 * Anybody may hand in the round that a draw waits for, because its signature proves it. Only the server reveals
 * a seed.
 */
export const handInRound = async (
  ctx: Context,
  date: string,
  { round, signature }: { readonly round: number; readonly signature: string },
): Promise<DrawView> => {
  const draw = await findDraw(ctx.db, date);
  if (!draw) throw new AppError('NOT_FOUND');
  if (draw.state === 'FROZEN') {
    if (draw.round !== round) throw new AppError('ROUND_INVALID');
    await takeAllOrRefuse(ctx, [perAddress, networkOf(ctx.address)]);
    if (!(await drawWith(ctx, draw, signature))) throw new AppError('ROUND_INVALID');
  } else if (draw.state !== 'DRAWN' || draw.signature !== signature) throw new AppError('ROUND_INVALID');
  return getDraw(ctx, date);
};
