import type { QueuePlacement } from '#contract/queue/queue.ts';
import { type Actor, isAdmin, isTerminal } from '../../platform/auth/actor.ts';
import type { Context } from '../../platform/context.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { readLine } from '../bookings/line/read-line.queries.ts';
import { type QueueView, toQueueView } from './queue-view.ts';

export const maySee = (actor: Actor | null, placement: QueuePlacement): boolean => {
  switch (placement) {
    case 'admin':
      return isAdmin(actor);
    case 'terminal':
      return isTerminal(actor) || isAdmin(actor);
    case 'board':
      return actor !== null;
  }
};

export const requirePlacement = (actor: Actor | null, placement: QueuePlacement): void => {
  if (!maySee(actor, placement)) throw new AppError('FORBIDDEN');
};

type Asked = { readonly placement: QueuePlacement; readonly size: number };

export const getQueue = async (ctx: Context, { placement, size }: Asked): Promise<QueueView> => {
  requirePlacement(ctx.actor, placement);
  return toQueueView(ctx, await readLine(ctx.db), placement, size);
};
