import { sql } from 'kysely';
import type { TrxContext } from '../../../platform/context/context.ts';
import type { Trx } from '../../../platform/db/transact.ts';
import type { Contact } from './contact.ts';

/** Serializes opening an account for a phone and verifying it. Lock before any account row. */
export const lockingPhone = (trx: Trx, phone: string) =>
  sql`SELECT pg_advisory_xact_lock(hashtextextended(${`phone ${phone}`}, 0))`.compile(trx);

export const lockPhoneOf = async (ctx: TrxContext, { channel, target }: Contact): Promise<void> => {
  if (channel === 'SMS') await ctx.db.executeQuery(lockingPhone(ctx.db, target));
};
