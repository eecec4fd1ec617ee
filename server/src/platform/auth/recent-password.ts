import { hasConsoleRole, isConsoleSession } from '#kernel/access.ts';
import type { Context, TrxContext } from '../context/context.ts';
import type { Db } from '../db/database.ts';
import { AppError } from '../errors/app-error.ts';

const recentMinutes = 10;

export const isRecent = (at: Temporal.Instant | null, now: Temporal.Instant): boolean =>
  at !== null && Temporal.Instant.compare(at, now.subtract({ minutes: recentMinutes })) >= 0;

/** An operator's `web` session may live for months on a phone: it must not change credentials. */
export const requireAdminSession = ({ actor }: Pick<Context, 'actor'>): void => {
  if (actor && hasConsoleRole(actor.roles) && !isConsoleSession(actor))
    throw new AppError('ADMIN_SESSION_REQUIRED');
};

/** Requires that the password was entered in this session recently, in case somebody else has found it open. */
export const requireRecentPassword = async (ctx: Context | TrxContext): Promise<void> => {
  requireAdminSession(ctx);
  const session = await ctx.db
    .selectFrom('session')
    .select('password_at')
    .where('id', '=', ctx.actor?.sessionId ?? null)
    .executeTakeFirst();
  if (!session) throw new AppError('UNAUTHORIZED');
  if (!isRecent(session.password_at, ctx.clock.now())) throw new AppError('PASSWORD_REQUIRED');
};

export const notePassword = async (db: Db, sessionId: string, now: Temporal.Instant): Promise<void> => {
  await db
    .updateTable('session')
    .set({ password_at: now, wrong_passwords: 0 })
    .where('id', '=', sessionId)
    .execute();
};

export const countWrongPassword = async (db: Db, sessionId: string): Promise<number> => {
  const row = await db
    .updateTable('session')
    .set((eb) => ({ wrong_passwords: eb('wrong_passwords', '+', 1) }))
    .where('id', '=', sessionId)
    .returning('wrong_passwords')
    .executeTakeFirst();
  if (!row) throw new AppError('UNAUTHORIZED');
  return row.wrong_passwords;
};
