import { plateGroups } from '#kernel/plates/parse-plate.ts';
import type { Context, TrxContext } from '../../../platform/context/context.ts';
import type { Message } from '../../../platform/messages/define-message.ts';
import { sendMessage } from '../../../platform/messages/send-message.ts';
import { type Account, findAccount } from '../../accounts/account/accounts.queries.ts';
import { type Contact, mainContact, type Opened, verifiedContact } from '../../accounts/account/contact.ts';
import { directionsWords } from '../../gates/directions.ts';
import { getBookingParams } from '../../system-params/get-booking-params.ts';
import type { BookingRow } from './booking-row.ts';

type BookingMessage = Exclude<
  Extract<Message, { template: `booking-${string}` }>,
  { template: 'booking-code' }
>;

/** What every message about a booking says. */
export const bookingWords = ({ config }: Pick<Context, 'config'>, booking: BookingRow) => ({
  bookingNumber: booking.number,
  plate: plateGroups(booking.plate),
  slot: booking.slot_at,
  pass: `${config.publicUrl.replace(/\/+$/, '')}/pass/${booking.pass_token}`,
});

/** Where a called truck has to go: `gate` is empty or a space and its name. */
export const gateWords = async (
  ctx: Pick<Context, 'db'>,
  { gate, language }: Pick<BookingRow, 'gate' | 'language'>,
) => {
  if (gate === null) return { gate: '', directions: '' };
  return { gate: ` ${gate}`, directions: directionsWords(await getBookingParams(ctx), gate, language) };
};

type OwnWords<N extends BookingMessage> = N extends BookingMessage
  ? { template: N['template'] } & Omit<N['params'], keyof ReturnType<typeof bookingWords>>
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
    about: [booking.id],
    params: { ...bookingWords(ctx, booking), ...own },
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

/** `messageIds`: one per contact, for idempotency. */
export const tellContacts = async (
  ctx: TrxContext,
  contacts: readonly Contact[],
  booking: BookingRow,
  news: BookingNews,
  messageIds: readonly string[] = [],
): Promise<void> => {
  for (const [index, contact] of contacts.entries())
    await send(ctx, contact, booking, news, messageIds[index]);
};

const contactsOf = async (ctx: TrxContext, booking: BookingRow): Promise<Contact[]> => {
  const account = await findAccount(ctx.db, booking.account_id);
  return account ? allContacts(account) : [];
};

/** By SMS and e-mail. */
export const tellEverywhere = async (
  ctx: TrxContext,
  booking: BookingRow,
  news: BookingNews,
  messageIds?: readonly string[],
): Promise<void> => tellContacts(ctx, await contactsOf(ctx, booking), booking, news, messageIds);

/** Also by SMS to the booking's phone: the driver at the checkpoint may not own the account. */
export const tellTruck = async (
  ctx: TrxContext,
  booking: BookingRow,
  news: BookingNews,
  messageIds?: readonly string[],
): Promise<void> => {
  const contacts = await contactsOf(ctx, booking);
  const isTold = contacts.some(({ target }) => target === booking.phone);
  if (booking.phone !== null && !isTold) contacts.push({ channel: 'SMS', target: booking.phone });
  await tellContacts(ctx, contacts, booking, news, messageIds);
};
