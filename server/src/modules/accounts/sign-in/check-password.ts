import { countWrongPassword, notePassword } from '../../../platform/auth/recent-password.ts';
import { type Context, inTransaction } from '../../../platform/context/context.ts';
import { AppError, invalidField } from '../../../platform/errors/app-error.ts';
import type { Account } from '../account/accounts.queries.ts';
import { identifierOf, mainContact } from '../account/contact.ts';
import { getCurrentAccount, requireActor } from '../account/current-account.ts';
import { deleteSession } from '../sessions/sessions.queries.ts';
import { tryingPassword } from './login-limits.ts';

type Input = { readonly password: string; readonly captchaToken?: string | undefined };

/** Consecutive wrong passwords before the session is ended, against guessing in a session left open. */
const mostWrong = 5;

const isRight = async (ctx: Context, account: Account, { password, captchaToken }: Input) => {
  const contact = mainContact(account);
  if (!contact) throw new AppError('UNAUTHORIZED');
  return tryingPassword(ctx, identifierOf(contact), captchaToken, async () =>
    (await ctx.passwords.match(password, [account.password_hash])) === 0 ? true : undefined,
  );
};

export const checkPassword = async (ctx: Context, input: Input): Promise<void> => {
  const { userId, sessionId } = requireActor(ctx);
  ctx.passwords.requireRoom();
  if (await isRight(ctx, await getCurrentAccount(ctx), input))
    return notePassword(ctx.db, sessionId, ctx.clock.now());
  if ((await countWrongPassword(ctx.db, sessionId)) < mostWrong)
    throw invalidField('password', 'WRONG_PASSWORD');
  await inTransaction(ctx, (trx) => deleteSession(trx.db, userId, sessionId));
  await ctx.sessions.forget({ sessionId });
  throw new AppError('UNAUTHORIZED');
};
