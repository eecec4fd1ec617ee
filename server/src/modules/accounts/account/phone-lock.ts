import { sql } from 'kysely';
import type { TrxContext } from '../../../platform/context.ts';
import type { Trx } from '../../../platform/db/transact.ts';
import type { Contact } from './contact.ts';

/**
 * One transaction at a time opens an account for a phone or proves it to be an account's own, so that a caller's
 * bookings always end up where the phone is. Taken before the row of any account.
 */
export const lockPhone = async (trx: Trx, phone: string): Promise<void> => {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`phone ${phone}`}, 0))`.execute(trx);
};

export const lockPhoneOf = async (ctx: TrxContext, { channel, target }: Contact): Promise<void> => {
  if (channel === 'SMS') await lockPhone(ctx.db, target);
};
