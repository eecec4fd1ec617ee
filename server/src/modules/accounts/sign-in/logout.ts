import type { TrxContext } from '../../../platform/context.ts';
import { requireActor } from '../account/current-account.ts';
import { deleteSession } from '../sessions/sessions.queries.ts';

export const logout = async (ctx: TrxContext): Promise<void> => {
  const { userId, sessionId } = requireActor(ctx);
  await deleteSession(ctx.db, userId, sessionId);
  ctx.afterCommit(() => ctx.sessions.forget({ sessionId }));
};
