import type { ApplicationType } from '#kernel/access.ts';
import { sessionExpiry } from '../../../platform/auth/session-life.ts';
import type { TrxContext } from '../../../platform/context/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { networkOf } from '../../../platform/limits/network-of.ts';
import { uuidv7 } from '../../../platform/time/ids.ts';
import type { Account } from '../account/accounts.queries.ts';
import { tellAccount } from '../account/tell-account.ts';
import { needsFactor } from '../factors/recent-factor.ts';
import { prefixOf, recordSecurityEvent } from '../security-log/record-security-event.ts';
import { isNewPlace } from '../security-log/security-log.queries.ts';
import { deleteOldestSessions, type FactorProof, insertSession } from '../sessions/sessions.queries.ts';
import { deleteOldestDevices, noteDevice } from './known-device.queries.ts';
import { requireSessionType } from './session-type.ts';

const mostDevices = 20;

/** A device is a browser in a network. Versions are left out, because browsers update themselves every few weeks. */
const devicesOf = ({ userAgent, address, secrets }: TrxContext) =>
  secrets.hashes('device', `${(userAgent ?? '').replace(/[\d._]+/g, '')} ${networkOf(address)}`);

/** The first device of an account counts as its owner's. A new place always comes with a new device. */
const noteSignIn = async (ctx: TrxContext, account: Account): Promise<void> => {
  const seen = { accountId: account.id, devices: devicesOf(ctx), at: ctx.clock.now() };
  const { isNew, isFirst } = await noteDevice(ctx.db, seen);
  if (!isNew || isFirst) return recordSecurityEvent(ctx, account.id, 'SIGN_IN');
  const isElsewhere = await isNewPlace(ctx.db, account.id, prefixOf(ctx.address));
  await recordSecurityEvent(ctx, account.id, 'SIGN_IN', isElsewhere ? 'NEW_PLACE' : 'NEW_DEVICE');
  await deleteOldestDevices(ctx.db, account.id, mostDevices);
  await tellAccount(ctx, account, { template: 'new-device', params: { address: ctx.address } });
};

const longestUserAgent = 300;

/**
 * Returns response headers with the token in `Authorization`. The caller must have locked the account, and have asked for
 * a factor if it has one.
 */
export const openSession = async (
  ctx: TrxContext,
  account: Account,
  type: ApplicationType,
  proof?: FactorProof,
): Promise<Record<string, string>> => {
  const now = ctx.clock.now();
  const sessionId = uuidv7(ctx.clock);
  const expiresAt = sessionExpiry(type, account.roles, now, now);
  await insertSession(ctx.db, {
    id: sessionId,
    account_id: account.id,
    type,
    user_agent: ctx.userAgent?.slice(0, longestUserAgent) ?? null,
    address: ctx.address,
    created_at: now,
    last_used_at: now,
    expires_at: expiresAt,
    // A kiosk is public, so its session must never count as having a recent password.
    password_at: type === 'terminal' ? null : now,
    factor_at: type === 'terminal' || !proof ? null : now,
    lacks_factor: type === 'admin' && !proof && needsFactor(ctx, account),
    ...proof,
  });
  const ended = await deleteOldestSessions(ctx.db, account.id, ctx.config.limits.sessionsPerAccount);
  for (const id of ended) ctx.afterCommit(() => ctx.sessions.forget({ sessionId: id }));
  await noteSignIn(ctx, account);
  const token = await ctx.tokens.sign({ userId: account.id, sessionId }, expiresAt);
  return { Authorization: `Bearer ${token}` };
};

/** Checks again what may have changed since the first step of the sign-in, and opens the session. */
export const signInAs = async (
  trx: TrxContext,
  account: Account,
  type: ApplicationType,
  proof?: FactorProof,
): Promise<Record<string, string>> => {
  if (account.status === 'BLOCKED') throw new AppError('ACCOUNT_BLOCKED');
  requireSessionType(type, account.roles, trx.address, trx.config.terminalAddresses);
  return openSession(trx, account, type, proof);
};
