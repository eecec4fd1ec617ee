import type { Db } from '../../../platform/db/database.ts';
import type { Identifier } from './identifier.ts';

/** Whether the account that verified this identifier has a live session from this address. */
export const hasSessionFrom = async (
  db: Db,
  { method, value }: Identifier,
  address: string,
  now: Temporal.Instant,
): Promise<boolean> => {
  const row = await db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .select('session.id')
    .where(method === 'EMAIL' ? 'account.email_key' : 'account.phone', '=', value)
    .where(method === 'EMAIL' ? 'account.email_verified' : 'account.phone_verified', '=', true)
    .where('session.address', '=', address)
    .where('session.expires_at', '>', now)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
};
