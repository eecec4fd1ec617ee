import type { SessionInfo } from '#contract/accounts/accounts.ts';
import type { Context, TrxContext } from '../../../platform/context/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { recordInJournal } from '../../../platform/journal/record-in-journal.ts';
import { toWireInstant } from '../../../platform/time/wire-instant.ts';
import { findAccount, lockAccount } from '../account/accounts.queries.ts';
import { requireActor } from '../account/current-account.ts';
import { recordSecurityEvent } from '../security-log/record-security-event.ts';
import { deleteSession, deleteSessions, listLiveSessions } from './sessions.queries.ts';

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

export const endSession = async (ctx: TrxContext, sessionId: string): Promise<void> => {
  const { userId } = requireActor(ctx);
  if (!(await deleteSession(ctx.db, userId, sessionId))) throw new AppError('NOT_FOUND');
  ctx.afterCommit(() => ctx.sessions.forget({ sessionId }));
};

export const logout = async (ctx: TrxContext): Promise<void> => {
  const { userId, sessionId } = requireActor(ctx);
  await deleteSession(ctx.db, userId, sessionId);
  ctx.afterCommit(() => ctx.sessions.forget({ sessionId }));
};

export const endOtherSessions = async (ctx: TrxContext): Promise<void> => {
  const { userId, sessionId } = requireActor(ctx);
  await deleteSessions(ctx.db, userId, sessionId);
  ctx.afterCommit(() => ctx.sessions.forget({ userId }));
};

export const endSessionsOf = async (ctx: TrxContext, userId: string): Promise<void> => {
  if (!(await lockAccount(ctx.db, userId))) throw new AppError('NOT_FOUND');
  await deleteSessions(ctx.db, userId);
  await recordSecurityEvent(ctx, userId, 'SESSIONS_ENDED');
  await recordInJournal(ctx, { type: 'SESSIONS_ENDED', userId });
  ctx.afterCommit(() => ctx.sessions.forget({ userId }));
};
