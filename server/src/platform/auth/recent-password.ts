import type { Context, TrxContext } from '../context.ts';
import type { Db } from '../db/database.ts';
import { AppError } from '../errors/app-error.ts';
import { isAdmin } from './actor.ts';

const recentMinutes = 10;

/**
 * An administrator's `web` session is kept for a month on a phone, so it changes nothing by which administrators sign in.
 */
export const requireAdminSession = ({ actor }: Pick<Context, 'actor'>): void => {
  if (actor?.roles.includes('ADMIN') && !isAdmin(actor)) throw new AppError('ADMIN_SESSION_REQUIRED');
};

/**
 * For what whoever finds a session open must not do: the password was given in this session a short while ago, at
 * registration, at sign-in or again since.
 */
export const requireRecentPassword = async (ctx: Context | TrxContext): Promise<void> => {
  requireAdminSession(ctx);
  const session = await ctx.db
    .selectFrom('session')
    .select('password_at')
    .where('id', '=', ctx.actor?.sessionId ?? null)
    .executeTakeFirst();
  if (!session) throw new AppError('UNAUTHORIZED');
  const oldest = ctx.clock.now().subtract({ minutes: recentMinutes });
  if (session.password_at === null || Temporal.Instant.compare(session.password_at, oldest) < 0)
    throw new AppError('PASSWORD_REQUIRED');
};

export const notePassword = async (db: Db, sessionId: string, now: Temporal.Instant): Promise<void> => {
  await db
    .updateTable('session')
    .set({ password_at: now, wrong_passwords: 0 })
    .where('id', '=', sessionId)
    .execute();
};

/** How many wrong ones in a row this makes in the session. */
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
