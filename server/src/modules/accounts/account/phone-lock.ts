import { sql } from 'kysely';
import type { TrxContext } from '../../../platform/context/context.ts';
import type { Trx } from '../../../platform/db/transact.ts';
import type { Contact } from './contact.ts';

/** Serializes opening an account for a phone and verifying it. Lock before any account row. */
export const lockPhone = async (trx: Trx, phone: string): Promise<void> => {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`phone ${phone}`}, 0))`.execute(trx);
};

export const lockPhoneOf = async (ctx: TrxContext, { channel, target }: Contact): Promise<void> => {
  if (channel === 'SMS') await lockPhone(ctx.db, target);
};
