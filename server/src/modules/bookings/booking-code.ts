import { randomInt } from 'node:crypto';
import type { BookingParams } from '#contract/booking-params.ts';
import type { TrxContext } from '../../platform/context.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { notify } from '../../platform/messages/notify.ts';
import { type Account, findAccount } from '../accounts/accounts.queries.ts';
import { codeRules } from '../accounts/code-rules.ts';
import { type Code, insertCode, renewCode } from '../accounts/codes.queries.ts';
import { type Contact, mainContact, verifiedContact } from '../accounts/contact.ts';
import { hashCode } from '../accounts/issue-code.ts';
import type { BookingRow } from './booking-row.ts';

/** The account's own verified contact, never the booking's: whoever fills in a form proves nothing by it. */
const contactFor = (account: Account, channel: BookingParams['codeChannel']): Contact | undefined =>
  (channel === 'AUTO' ? undefined : verifiedContact(account, channel)) ?? mainContact(account);

const makeDigits = () => String(randomInt(10 ** codeRules.digits)).padStart(codeRules.digits, '0');

const freshness = (now: Temporal.Instant) => ({
  sent_at: now,
  expires_at: now.add({ minutes: codeRules.lifeMinutes }),
});

/** A code that is not written yet, and its digits, which are kept nowhere. */
export type FreshCode = { readonly code: Code; readonly digits: string };

export const makeBookingCode = (
  ctx: TrxContext,
  account: Account,
  { codeChannel }: Pick<BookingParams, 'codeChannel'>,
): FreshCode => {
  const contact = contactFor(account, codeChannel);
  if (!contact) throw new Error('An account that can sign in has a verified contact');
  const id = uuidv7(ctx.clock);
  const digits = makeDigits();
  const now = ctx.clock.now();
  return {
    digits,
    code: {
      id,
      kind: 'BOOKING',
      handle: null,
      account_id: account.id,
      ...contact,
      language: account.language,
      code_hash: hashCode(ctx, id, digits),
      ...freshness(now),
      session_type: null,
      attempts: 0,
      resends: 0,
      used_at: null,
      created_at: now,
    },
  };
};

export const sendBookingCode = (ctx: TrxContext, { code, digits }: FreshCode, booking: BookingRow) =>
  notify(ctx, {
    template: 'booking-code',
    channel: code.channel,
    to: code.target,
    language: code.language,
    params: {
      minutes: codeRules.lifeMinutes,
      bookingNumber: booking.number,
      plate: booking.plate,
      slot: booking.pending_at ?? booking.slot_at,
    },
    code: digits,
  });

/** Makes the confirmation of a change that is held and sends its code. */
export const issueBookingCode = async (
  ctx: TrxContext,
  booking: BookingRow,
  params: BookingParams,
): Promise<Code> => {
  const account = await findAccount(ctx.db, booking.account_id);
  if (!account) throw new Error('A booking has an account');
  const fresh = makeBookingCode(ctx, account, params);
  const code = await insertCode(ctx.db, fresh.code);
  await sendBookingCode(ctx, fresh, booking);
  return code;
};

/** A new code for the same confirmation; false when another request was faster. */
export const reissueBookingCode = async (
  ctx: TrxContext,
  code: Code,
  booking: BookingRow,
): Promise<boolean> => {
  const digits = makeDigits();
  const renewal = { code_hash: hashCode(ctx, code.id, digits), ...freshness(ctx.clock.now()) };
  if (!(await renewCode(ctx.db, code, renewal))) return false;
  await sendBookingCode(ctx, { code, digits }, booking);
  return true;
};
