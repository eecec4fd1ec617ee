import { randomBytes } from 'node:crypto';
import type { TrxContext } from '../../../platform/context/context.ts';
import { sha256 } from '../../../platform/secrets/sha256.ts';
import { type Account, findAccount } from '../../accounts/account/accounts.queries.ts';
import { type Contact, verifiedContacts } from '../../accounts/account/contact.ts';
import type { BookingRow } from '../../bookings/booking/booking-row.ts';
import { insertLink } from '../coming.queries.ts';

/** Makes a new secret address that answers for the booking's present slot. */
export const makeLink = async (
  ctx: TrxContext,
  { id, slot_at }: BookingRow,
  { onlyYes }: { readonly onlyYes: boolean },
): Promise<string> => {
  const secret = randomBytes(16).toString('base64url');
  await insertLink(ctx.db, { secret_hash: sha256(secret), booking_id: id, slot_at, only_yes: onlyYes });
  return `${ctx.config.publicUrl.replace(/\/+$/, '')}/coming/${secret}`;
};

/** `proven` may say yes and no. `driver`, the phone in the booking, may be a stranger's and can only say yes. */
export const contactsOf = async (
  ctx: TrxContext,
  { account_id, phone }: BookingRow,
): Promise<{
  readonly account: Account | undefined;
  readonly proven: readonly Contact[];
  readonly driver: Contact | undefined;
}> => {
  const account = await findAccount(ctx.db, account_id);
  const proven = account ? verifiedContacts(account) : [];
  const isTold = phone === null || proven.some(({ target }) => target === phone);
  return { account, proven, driver: isTold ? undefined : { channel: 'SMS', target: phone } };
};
