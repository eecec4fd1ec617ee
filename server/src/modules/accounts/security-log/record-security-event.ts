import type { SecurityEventType, UnusualKind } from '#contract/accounts/security-log.ts';
import { describeDevice } from '#kernel/devices/describe-device.ts';
import type { Context } from '../../../platform/context/context.ts';
import type { Db } from '../../../platform/db/database.ts';
import { networkOf } from '../../../platform/limits/network-of.ts';
import { uuidv7 } from '../../../platform/time/ids.ts';
import { insertSecurityEvent } from './security-log.queries.ts';

type Place = Pick<Context, 'address' | 'userAgent'>;

/** /16 of IPv4, /32 of IPv6: providers of a country have few of them, and a phone changes its address within them. */
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

export const recordSecurityEvent = (
  ctx: RecordContext,
  /** Null: nobody has the name that was tried. */
  accountId: string | null,
  type: SecurityEventType,
  unusual: UnusualKind | null = null,
): Promise<void> => {
  const isOwn = ctx.actor === null || ctx.actor.userId === accountId;
  // What another does happens at an address that is not the owner's, and what a job finds out at none.
  const place = isOwn && ctx.address !== '' ? ctx.address : null;
  return insertSecurityEvent(ctx.db, {
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
