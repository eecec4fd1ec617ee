import { plateGroups } from '#kernel/plates/parse-plate.ts';
import type { TrxContext } from '../../../platform/context/context.ts';
import type { Message } from '../../../platform/messages/define-message.ts';
import { sendMessage } from '../../../platform/messages/send-message.ts';
import { type Account, findAccount } from '../../accounts/account/accounts.queries.ts';
import { type Contact, mainContact, type Opened, verifiedContact } from '../../accounts/account/contact.ts';
import type { BookingRow } from './booking-row.ts';
import { passAddress } from './pass-address.ts';

type BookingMessage = Extract<
  Message,
  {
    template: `booking-${
      | 'confirmed'
      | 'for-caller'
      | 'moved'
      | 'changed'
      | 'change-off'
      | 'canceled'
      | 'shifted'
      | 'closed'
      | 'arrived'
      | 'arrived-forecast'
      | 'arrival-undone'
      | 'near'
      | 'near-forecast'
      | 'called'
      | 'recalled'
      | 'returned'}`;
  }
>;

type OwnWords<N extends BookingMessage> = N extends BookingMessage
  ? { template: N['template'] } & Omit<N['params'], 'plate' | 'bookingNumber' | 'slot' | 'pass'>
  : never;

export type BookingNews = OwnWords<BookingMessage>;

const send = async (
  ctx: TrxContext,
  { channel, target }: Contact,
  booking: BookingRow,
  { template, ...own }: BookingNews,
  messageId?: string,
): Promise<void> => {
  const message = {
    template,
    channel,
    to: target,
    language: booking.language,
    params: {
      bookingNumber: booking.number,
      plate: plateGroups(booking.plate),
      slot: booking.slot_at,
      pass: passAddress(ctx, booking),
      ...own,
    },
  };
  await sendMessage(ctx, message as BookingMessage, messageId);
};

/** To the account's verified contact only: the one typed into the booking may be a stranger's. */
export const tellDriver = async (
  ctx: TrxContext,
  booking: BookingRow,
  news: BookingNews,
  messageId?: string,
): Promise<void> => {
  const account = await findAccount(ctx.db, booking.account_id);
  const contact = account && mainContact(account);
  if (contact) await send(ctx, contact, booking, news, messageId);
};

/** For people booked by an operator on the phone: by SMS if the account has a verified phone. */
export const tellByPhone = async (
  ctx: TrxContext,
  account: Account,
  booking: BookingRow,
  news: BookingNews,
): Promise<void> => {
  const contact = verifiedContact(account, 'SMS') ?? mainContact(account);
  if (contact) await send(ctx, contact, booking, news);
};

/** All verified contacts; if there is none, the main contact. */
export const allContacts = (account: Opened): Contact[] => {
  const proven = [verifiedContact(account, 'SMS'), verifiedContact(account, 'EMAIL')].filter(
    (contact) => contact !== undefined,
  );
  const main = mainContact(account);
  return proven.length === 0 && main ? [main] : proven;
};

/** By SMS and e-mail. `messageIds`: one per contact, for idempotency. */
export const tellEverywhere = async (
  ctx: TrxContext,
  booking: BookingRow,
  news: BookingNews,
  messageIds?: readonly string[],
): Promise<void> => {
  const account = await findAccount(ctx.db, booking.account_id);
  const contacts = account ? allContacts(account) : [];
  for (const [index, contact] of contacts.entries())
    await send(ctx, contact, booking, news, messageIds?.[index]);
};

/** Also by SMS to the booking's phone: the driver at the checkpoint may not own the account. */
export const tellTruck = async (
  ctx: TrxContext,
  booking: BookingRow,
  news: BookingNews,
  messageIds?: readonly string[],
): Promise<void> => {
  const account = await findAccount(ctx.db, booking.account_id);
  const contacts = account ? allContacts(account) : [];
  const isTold = contacts.some(({ target }) => target === booking.phone);
  if (booking.phone !== null && !isTold) contacts.push({ channel: 'SMS', target: booking.phone });
  for (const [index, contact] of contacts.entries())
    await send(ctx, contact, booking, news, messageIds?.[index]);
};
