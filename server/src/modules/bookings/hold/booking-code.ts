import type { BookingParams } from '#contract/params/booking-params.ts';
import { plateGroups } from '#kernel/plates/parse-plate.ts';
import type { TrxContext } from '../../../platform/context/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Message } from '../../../platform/messages/define-message.ts';
import { sendMessage } from '../../../platform/messages/send-message.ts';
import { uuidv7 } from '../../../platform/time/ids.ts';
import { type Account, findAccount } from '../../accounts/account/accounts.queries.ts';
import { type Contact, mainContact, verifiedContact } from '../../accounts/account/contact.ts';
import { defineCodeKind } from '../../accounts/codes/code-kind.ts';
import { freshness, makeCode } from '../../accounts/codes/code-rules.ts';
import { type Code, insertCode, renewCode } from '../../accounts/codes/codes.queries.ts';
import { hashCode } from '../../accounts/codes/issue-code.ts';
import type { BookingRow } from '../booking/booking-row.ts';

/** Has no `confirm`, because the request that confirms the booking spends the code. */
const bookingCode = defineCodeKind({ kind: 'BOOKING', askedBy: 'a session', provesContact: false });

/** Only the account's verified contact: a contact typed into the booking proves nothing. */
const getContact = (account: Account, { codeChannel }: Pick<BookingParams, 'codeChannel'>): Contact => {
  if (codeChannel !== 'AUTO') {
    const chosen = verifiedContact(account, codeChannel);
    if (!chosen) throw new AppError(codeChannel === 'SMS' ? 'PHONE_REQUIRED' : 'EMAIL_REQUIRED');
    return chosen;
  }
  const contact = mainContact(account);
  if (!contact) throw new Error('An account that can sign in has a verified contact');
  return contact;
};

const getAccount = async (ctx: TrxContext, { account_id }: BookingRow): Promise<Account> => {
  const account = await findAccount(ctx.db, account_id);
  if (!account) throw new Error('A booking has an account');
  return account;
};

/** The digits are sent and not stored; `code` holds their hash. */
export type FreshCode = { readonly code: Code; readonly digits: string };

export const makeBookingCode = (
  ctx: Pick<TrxContext, 'clock' | 'secrets'>,
  account: Account,
  params: Pick<BookingParams, 'codeChannel'>,
): FreshCode => {
  const id = uuidv7(ctx.clock);
  const digits = makeCode();
  const now = ctx.clock.now();
  return {
    digits,
    code: {
      id,
      kind: bookingCode.kind,
      handle: null,
      account_id: account.id,
      ...getContact(account, params),
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

/** Rounds each span up to seconds first, because the two ends may be written some milliseconds apart. */
const minutesLeft = ({ sent_at, expires_at }: Code, { hold_until }: BookingRow): number => {
  const seconds = [expires_at, hold_until ?? expires_at].map((end) =>
    Math.ceil(end.since(sent_at).total('seconds')),
  );
  return Math.max(1, Math.floor(Math.min(...seconds) / 60));
};

export const codeMessage = ({ code, digits }: FreshCode, booking: BookingRow): Message<'booking-code'> => ({
  template: 'booking-code',
  channel: code.channel,
  to: code.target,
  language: code.language,
  about: [booking.id],
  params: {
    minutes: minutesLeft(code, booking),
    bookingNumber: booking.number,
    plate: plateGroups(booking.plate),
    slot: booking.pending_at ?? booking.slot_at,
  },
  code: digits,
});

export const sendBookingCode = (ctx: TrxContext, fresh: FreshCode, booking: BookingRow) =>
  sendMessage(ctx, codeMessage(fresh, booking));

export const issueBookingCode = async (
  ctx: TrxContext,
  booking: BookingRow,
  params: BookingParams,
): Promise<Code> => {
  const fresh = makeBookingCode(ctx, await getAccount(ctx, booking), params);
  const code = await insertCode(ctx.db, fresh.code);
  await sendBookingCode(ctx, fresh, booking);
  return code;
};

/** The new code is for the account's current contact. Undefined if a concurrent request has renewed the code. */
export const renewBookingCode = async (
  ctx: TrxContext,
  code: Code,
  account: Account,
  params: Pick<BookingParams, 'codeChannel'>,
): Promise<FreshCode | undefined> => {
  const digits = makeCode();
  const renewal = {
    ...getContact(account, params),
    code_hash: hashCode(ctx, code.id, digits),
    ...freshness(ctx.clock.now()),
  };
  const isRenewed = await renewCode(ctx.db, code, renewal);
  return isRenewed ? { code: { ...code, ...renewal }, digits } : undefined;
};

/** False if a concurrent request has renewed the code first. */
export const reissueBookingCode = async (
  ctx: TrxContext,
  code: Code,
  booking: BookingRow,
  params: Pick<BookingParams, 'codeChannel'>,
): Promise<boolean> => {
  const fresh = await renewBookingCode(ctx, code, await getAccount(ctx, booking), params);
  if (fresh) await sendBookingCode(ctx, fresh, booking);
  return fresh !== undefined;
};
