import type { Confirmation, ConfirmationKind } from '#contract/accounts/accounts.ts';
import { hasConsoleRole } from '#kernel/access.ts';
import { type Context, inTransaction, type TrxContext } from '../../../platform/context/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import {
  type Account,
  activateAccount,
  listAccountsToSignIn,
  lockAccount,
} from '../account/accounts.queries.ts';
import { contactOf } from '../account/contact.ts';
import { type Identifier, parseIdentifier } from '../account/identifier.ts';
import { takeOverOpened } from '../account/take-over.ts';
import { defineCodeKind } from '../codes/code-kind.ts';
import { findCodeOnItsWay } from '../codes/code-on-its-way.ts';
import { type Code, endCodes } from '../codes/codes.queries.ts';
import { confirmationOf } from '../codes/confirmation.ts';
import { issueCode } from '../codes/issue-code.ts';
import { takeSend } from '../codes/take-send.ts';
import { tryingPassword } from './login-limits.ts';
import { openSession } from './open-session.ts';
import { requireSessionType } from './session-type.ts';

/** In the account’s language, since a new device would default to Russian. */
const sendLoginCode = async (
  ctx: Context,
  kind: ConfirmationKind,
  { id: accountId, language }: Pick<Account, 'id' | 'language'>,
  name: Identifier,
): Promise<Confirmation> => {
  const contact = contactOf(name);
  const sent = await findCodeOnItsWay(ctx, accountId, kind, contact);
  const awaited = sent?.used_at === null ? sent : undefined;
  if (awaited?.session_type === ctx.applicationType) return confirmationOf(awaited, ctx.clock.now());
  await takeSend(ctx, { kind, ...contact });
  return inTransaction(ctx, async (trx) => {
    // Another session type needs a new code but inherits the attempts already used.
    if (awaited) await endCodes(trx.db, accountId, [kind], ctx.clock.now(), contact.channel);
    const attempts = awaited?.attempts ?? 0;
    const session_type = ctx.applicationType;
    return issueCode(trx, { kind, account_id: accountId, session_type, attempts, language, ...contact });
  });
};

const signIn = (trx: TrxContext, account: Account, { session_type }: Code) => {
  const type = session_type ?? 'web';
  if (account.status === 'BLOCKED') throw new AppError('ACCOUNT_BLOCKED');
  requireSessionType(type, account.roles, trx.address, trx.config.terminalAddresses);
  return openSession(trx, account, type);
};

/** The first code of an account, which verifies the identifier used at registration. */
const firstCode = defineCodeKind({
  kind: 'AUTHORIZATION',
  askedBy: 'anybody',
  provesContact: true,
  message: 'authorization-code',
  confirm: async (trx, account, code) => {
    if (account.status === 'BLOCKED') throw new AppError('ACCOUNT_BLOCKED');
    const own = await takeOverOpened(trx, account);
    const headers = await signIn(trx, own, code);
    await activateAccount(trx.db, own, trx.clock.now());
    await endCodes(trx.db, account.id, ['AUTHORIZATION'], trx.clock.now());
    return headers;
  },
});

const secondStepCode = defineCodeKind({
  kind: 'LOGIN_ATTEMPT',
  askedBy: 'anybody',
  provesContact: false,
  message: 'login-code',
  confirm: signIn,
});

export type LoginInput = {
  readonly username: string;
  readonly password: string;
  readonly captchaToken?: string | undefined;
};

type LoginOutcome =
  | { readonly userId: string; readonly headers: Readonly<Record<string, string>> }
  | { readonly confirmation: Confirmation };

const findByPassword = async (ctx: Context, name: Identifier, password: string) => {
  const accounts = await listAccountsToSignIn(ctx.db, name, ctx.mayUseDemo);
  const index = await ctx.passwords.match(
    password,
    accounts.map((account) => account.password_hash),
  );
  return accounts[index];
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

const needsSecondStep = ({ config }: Context, { second_step, roles }: Account): boolean =>
  second_step || (config.requireAdminSecondStep && hasConsoleRole(roles));

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
    if (needsSecondStep(ctx, account)) return secondStepCode.kind;
    return { userId: account.id, headers: await openSession(trx, account, applicationType) };
  });
  if (typeof step === 'object') return step;
  return { confirmation: await sendLoginCode(ctx, step, proved, name) };
};
