import { sql } from 'kysely';
import type { TrxContext } from '../../../platform/context/context.ts';
import type { Trx } from '../../../platform/db/transact.ts';
import type { Contact } from './contact.ts';

/** Keeps an account from being opened for a phone while it is being verified. Taken before the locks of accounts. */
export const lockingPhone = (trx: Trx, phone: string) =>
  sql`SELECT pg_advisory_xact_lock(hashtextextended(${`phone ${phone}`}, 0))`.compile(trx);

export const lockPhoneOf = async (ctx: TrxContext, { channel, target }: Contact): Promise<void> => {
  if (channel === 'SMS') await ctx.db.executeQuery(lockingPhone(ctx.db, target));
};
