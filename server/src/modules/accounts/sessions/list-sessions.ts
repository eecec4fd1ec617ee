import type { SessionInfo } from '#contract/accounts/accounts.ts';
import type { Context } from '../../../platform/context.ts';
import { toWireInstant } from '../../../platform/wire-instant.ts';
import { requireActor } from '../account/current-account.ts';
import { listLiveSessions } from './sessions.queries.ts';

export const listSessions = async (ctx: Context): Promise<SessionInfo[]> => {
  const { userId, sessionId } = requireActor(ctx);
  const { timeZone } = ctx.config;
  const sessions = await listLiveSessions(ctx.db, userId, ctx.clock.now());
  return sessions.map((session) => ({
    id: session.id,
    applicationType: session.type,
    userAgent: session.user_agent,
    address: session.address,
    createdDate: toWireInstant(session.created_at, timeZone),
    lastUsedDate: toWireInstant(session.last_used_at, timeZone),
    current: session.id === sessionId,
  }));
};
