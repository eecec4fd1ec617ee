import type { TrxContext } from '../../../platform/context/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { deletePushSubscription } from '../../../platform/messages/push/push-subscriptions.queries.ts';
import { requireActor } from '../account/current-account.ts';

export const removePushSubscription = async (ctx: TrxContext, id: string): Promise<void> => {
  if (!(await deletePushSubscription(ctx.db, requireActor(ctx).userId, id))) throw new AppError('NOT_FOUND');
};
