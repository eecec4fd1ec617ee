import type { SessionInfo } from '#contract/accounts/accounts.ts';
import type { Context } from '../../../platform/context/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { toWireInstant } from '../../../platform/time/wire-instant.ts';
import { findAccount } from '../account/accounts.queries.ts';
import { requireActor } from '../account/current-account.ts';
import { listLiveSessions } from './sessions.queries.ts';

const listLive = async (ctx: Context, userId: string): Promise<SessionInfo[]> => {
  const { sessionId } = requireActor(ctx);
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

export const listSessions = (ctx: Context): Promise<SessionInfo[]> => listLive(ctx, requireActor(ctx).userId);

export const listSessionsOf = async (ctx: Context, userId: string): Promise<SessionInfo[]> => {
  if (!(await findAccount(ctx.db, userId))) throw new AppError('NOT_FOUND');
  return listLive(ctx, userId);
};
