import type { Confirmation, ConfirmationKind } from '#contract/accounts/accounts.ts';
import type { accountsRoutes } from '#contract/accounts/accounts-routes.ts';
import type { FactorConfirmation } from '#contract/accounts/factors.ts';
import type { BodyOf } from '#contract/route.ts';
import { type Context, inTransaction, type TrxContext } from '../../../platform/context/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { type Account, listAccountsToSignIn, lockAccount } from '../account/accounts.queries.ts';
import { contactOf } from '../account/contact.ts';
import { type Identifier, parseIdentifier } from '../account/identifier.ts';
import { endCodes } from '../codes/codes.queries.ts';
import { issueCode } from '../codes/issue-code.ts';
import { findCodeOnItsWay, issueOnce } from '../codes/issue-once.ts';
import { awaitFactor } from '../factors/await-factor.ts';
import { needsFactor } from '../factors/recent-factor.ts';
import { recordSecurityEvent } from '../security-log/record-security-event.ts';
import { tryingPassword } from './login-limits.ts';
import { openSession } from './open-session.ts';
import { requireSessionType } from './session-type.ts';
import { firstCode, secondStepCode } from './sign-in-codes.ts';

/** The message is in the account’s language, since a new device would default to Russian. */
const sendLoginCode = (
  ctx: Context,
  kind: ConfirmationKind,
  { id: accountId, language }: Pick<Account, 'id' | 'language'>,
  name: Identifier,
): Promise<Confirmation> => {
  const contact = contactOf(name);
  const session_type = ctx.applicationType;
  return issueOnce(ctx, {
    accountId,
    request: { kind, ...contact },
    findSent: async (context) => {
      const sent = await findCodeOnItsWay(context, accountId, kind, contact);
      return sent?.used_at === null ? sent : undefined;
    },
    isSame: (sent) => sent.session_type === session_type,
    issue: async (trx, other) => {
      // Another session type needs a new code but inherits the attempts already used.
      if (other) await endCodes(trx.db, accountId, [kind], ctx.clock.now(), contact.channel);
      const attempts = other?.attempts ?? 0;
      return issueCode(trx, { kind, account_id: accountId, session_type, attempts, language, ...contact });
    },
  });
};

type LoginInput = BodyOf<typeof accountsRoutes.login>;

type LoginOutcome =
  | { readonly userId: string; readonly headers: Readonly<Record<string, string>> }
  | { readonly confirmation: Confirmation | FactorConfirmation };

/** A failure is recorded whether or not somebody has the name, so that both take the same time. */
const findByPassword = async (ctx: Context, name: Identifier, password: string) => {
  const accounts = await listAccountsToSignIn(ctx.db, name, ctx.mayUseDemo);
  const index = await ctx.passwords.match(
    password,
    accounts.map((account) => account.password_hash),
  );
  const account = accounts[index];
  if (!account) await recordSecurityEvent(ctx, accounts[0]?.id ?? null, 'SIGN_IN_FAILED');
  return account;
};

/** The error is the same for an unknown name and a wrong password. */
const requirePassword = async (ctx: Context, name: Identifier, input: LoginInput): Promise<Account> => {
  ctx.passwords.requireRoom();
  const account = await tryingPassword(ctx, name, input.captchaToken, () =>
    findByPassword(ctx, name, input.password),
  );
  if (!account) throw new AppError('WRONG_CREDENTIALS');
  return account;
};

/** Rechecks under lock that nothing changed while the password was being hashed. */
const lockProved = async (trx: TrxContext, proved: Account): Promise<Account> => {
  const account = await lockAccount(trx.db, proved.id);
  if (account?.password_hash !== proved.password_hash) throw new AppError('WRONG_CREDENTIALS');
  if (account.status === 'BLOCKED') throw new AppError('ACCOUNT_BLOCKED');
  return account;
};

export const login = async (ctx: Context, input: LoginInput): Promise<LoginOutcome> => {
  const name = parseIdentifier(input.username);
  const proved = await requirePassword(ctx, name, input);
  const { applicationType } = ctx;
  const step = await inTransaction(ctx, async (trx) => {
    const account = await lockProved(trx, proved);
    requireSessionType(applicationType, account.roles, ctx.address, ctx.config.terminalAddresses);
    if (account.status === 'NEED_VERIFICATION_PHONE') return firstCode.kind;
    const confirmation = await awaitFactor(trx, account, {
      purpose: 'SIGN_IN',
      session_type: applicationType,
    });
    if (confirmation) return { confirmation };
    if (account.second_step || needsFactor(ctx, account)) return secondStepCode.kind;
    return { userId: account.id, headers: await openSession(trx, account, applicationType) };
  });
  if (typeof step === 'object') return step;
  return { confirmation: await sendLoginCode(ctx, step, proved, name) };
};
