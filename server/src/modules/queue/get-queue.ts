import type { QueuePlacement } from '#contract/queue/queue.ts';
import { isInConsole, isTerminal } from '#kernel/access.ts';
import type { Actor } from '../../platform/context/actor.ts';
import type { Context } from '../../platform/context/context.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { ReadyAnswer } from '../../platform/http/ready/ready-answer.ts';
import { createReadyAnswers } from '../../platform/http/ready/ready-answers.ts';
import { readLine } from '../bookings/line/read-line.queries.ts';
import { findRevision } from './queue.queries.ts';
import { type QueueView, toQueueView } from './queue-view.ts';

export const maySee = (actor: Actor | null, placement: QueuePlacement): boolean => {
  switch (placement) {
    case 'admin':
      return isInConsole(actor);
    case 'terminal':
      return isTerminal(actor) || isInConsole(actor);
    case 'board':
      return actor !== null;
  }
};

export const requirePlacement = (actor: Actor | null, placement: QueuePlacement): void => {
  if (!maySee(actor, placement)) throw new AppError('FORBIDDEN');
};

type QueueRequest = { readonly placement: QueuePlacement; readonly size: number };

const keptMs = 3_600_000;
const mostAnswers = 8;

/** The board is the same for everybody and changes only with the revision, so it is cached by revision. */
const readyBoard = async (ctx: Context, size: number): Promise<ReadyAnswer> => {
  const revision = await findRevision(ctx.db);
  const ready = await ctx.cache.readLasting('queue-board', keptMs, async () =>
    createReadyAnswers(mostAnswers),
  );
  return ready.read(`${revision} ${size}`, async () =>
    toQueueView(ctx, await readLine(ctx.db), 'board', size),
  );
};

export const getQueue = async (
  ctx: Context,
  { placement, size }: QueueRequest,
): Promise<QueueView | ReadyAnswer> => {
  requirePlacement(ctx.actor, placement);
  if (placement === 'board') return readyBoard(ctx, size);
  return toQueueView(ctx, await readLine(ctx.db), placement, size);
};
