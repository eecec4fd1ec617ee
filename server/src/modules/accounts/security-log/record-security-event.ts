import type { SecurityEventType, UnusualKind } from '#contract/accounts/security-log.ts';
import { describeDevice } from '#kernel/devices/describe-device.ts';
import type { Context } from '../../../platform/context/context.ts';
import type { Db } from '../../../platform/db/database.ts';
import { networkOf } from '../../../platform/limits/network-of.ts';
import { uuidv7 } from '../../../platform/time/ids.ts';
import { insertSecurityEvent } from './security-log.queries.ts';

type Place = Pick<Context, 'address' | 'userAgent'>;

/** Returns /16 of an IPv4 or /32 of an IPv6 address: a phone changes its address, but mostly within this network. */
export const prefixOf = (address: string): string => {
  const network = networkOf(address);
  const separator = network.includes(':') ? ':' : '.';
  return network.split(separator).slice(0, 2).join(separator);
};

const deviceOf = (userAgent: string | null): string | null => {
  const device = describeDevice(userAgent);
  return device && `${device.browser}, ${device.system}`;
};

type RecordContext = Place & Pick<Context, 'clock' | 'actor'> & { readonly db: Db };

export const recordSecurityEvent = async (
  ctx: RecordContext,
  /** Null: no account has the name with which somebody tried to sign in. */
  accountId: string | null,
  type: SecurityEventType,
  unusual: UnusualKind | null = null,
): Promise<void> => {
  const isOwn = ctx.actor === null || ctx.actor.userId === accountId;
  // Only acts of the owner are recorded with an address: another actor has his own, and a job has none.
  const place = isOwn && ctx.address !== '' ? ctx.address : null;
  await insertSecurityEvent(ctx.db, {
    id: uuidv7(ctx.clock),
    account_id: accountId,
    type,
    at: ctx.clock.now(),
    actor_id: isOwn ? null : (ctx.actor?.userId ?? null),
    address: place,
    prefix: place && prefixOf(place),
    device: place && deviceOf(ctx.userAgent),
    unusual,
  });
};
