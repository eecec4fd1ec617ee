import { plateGroups } from '#kernel/plates/parse-plate.ts';
import type { Context, TrxContext } from '../../../platform/context/context.ts';
import type { Message } from '../../../platform/messages/define-message.ts';
import { sendMessage } from '../../../platform/messages/send-message.ts';
import { type Account, findAccount } from '../../accounts/account/accounts.queries.ts';
import { type Contact, mainContact, type Opened, verifiedContact } from '../../accounts/account/contact.ts';
import { listPushTargets, type PushTarget, pushMessageId } from '../../accounts/push/push-targets.ts';
import { directionsWords } from '../../gates/directions.ts';
import { getBookingParams } from '../../system-params/get-booking-params.ts';
import type { BookingRow } from './booking-row.ts';
import { bookingsMessages } from './messages.ts';

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
  { channel, target }: Contact | PushTarget,
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

/** Messages that are not defined here come from later modules, which push whatever they tell an account. */
const isPushed = (template: string) =>
  !(template in bookingsMessages) ||
  bookingsMessages[template as keyof typeof bookingsMessages].push !== undefined;

/** Sends to the browsers in which the account asked for pushes, in the account's language. */
const push = async (
  ctx: TrxContext,
  { id, language }: Account,
  booking: BookingRow,
  news: BookingNews,
  messageId?: string,
): Promise<void> => {
  if (!isPushed(news.template)) return;
  for (const target of await listPushTargets(ctx, [id]))
    await send(ctx, target, { ...booking, language }, news, messageId && pushMessageId(messageId, target));
};

/** All verified contacts; if there is none, the main contact. */
export const allContacts = (account: Opened): Contact[] => {
  const proven = [verifiedContact(account, 'SMS'), verifiedContact(account, 'EMAIL')].filter(
    (contact) => contact !== undefined,
  );
  const main = mainContact(account);
  return proven.length === 0 && main ? [main] : proven;
};

/** The contacts and the browsers by which an account is told. */
export const receiversOfAccount = async (
  ctx: TrxContext,
  accountId: string,
): Promise<readonly (Contact | PushTarget)[]> => {
  const account = await findAccount(ctx.db, accountId);
  return account ? [...allContacts(account), ...(await listPushTargets(ctx, [accountId]))] : [];
};

/** `account` is the one whose browsers get a push. */
type Receivers = { readonly account: Account | undefined; readonly contacts: readonly Contact[] };

/** `messageIds`: one per contact, for idempotency. */
export const tellContacts = async (
  ctx: TrxContext,
  { account, contacts }: Receivers,
  booking: BookingRow,
  news: BookingNews,
  messageIds: readonly string[] = [],
): Promise<void> => {
  for (const [index, contact] of contacts.entries())
    await send(ctx, contact, booking, news, messageIds[index]);
  if (account) await push(ctx, account, booking, news, messageIds[0]);
};

/** Tells only the account's verified contact, because a contact typed into the booking may be a stranger's. */
export const tellDriver = async (ctx: TrxContext, booking: BookingRow, news: BookingNews): Promise<void> => {
  const account = await findAccount(ctx.db, booking.account_id);
  const contact = account && mainContact(account);
  await tellContacts(ctx, { account, contacts: contact ? [contact] : [] }, booking, news);
};

/** Tells somebody who booked with an operator on the phone: by SMS if the account has a verified phone. */
export const tellByPhone = async (
  ctx: TrxContext,
  account: Account,
  booking: BookingRow,
  news: BookingNews,
): Promise<void> => {
  const contact = verifiedContact(account, 'SMS') ?? mainContact(account);
  await tellContacts(ctx, { account, contacts: contact ? [contact] : [] }, booking, news);
};

const receiversOf = async (ctx: TrxContext, booking: BookingRow): Promise<Receivers> => {
  const account = await findAccount(ctx.db, booking.account_id);
  return { account, contacts: account ? allContacts(account) : [] };
};

/** Tells the account by SMS, e-mail and push. */
export const tellEverywhere = async (
  ctx: TrxContext,
  booking: BookingRow,
  news: BookingNews,
  messageIds?: readonly string[],
): Promise<void> => tellContacts(ctx, await receiversOf(ctx, booking), booking, news, messageIds);

/** Also sends an SMS to the booking's phone, because the driver at the checkpoint may not own the account. */
export const tellTruck = async (
  ctx: TrxContext,
  booking: BookingRow,
  news: BookingNews,
  messageIds?: readonly string[],
): Promise<void> => {
  const { account, contacts } = await receiversOf(ctx, booking);
  const isTold = contacts.some(({ target }) => target === booking.phone);
  const all: readonly Contact[] =
    booking.phone === null || isTold ? contacts : [...contacts, { channel: 'SMS', target: booking.phone }];
  await tellContacts(ctx, { account, contacts: all }, booking, news, messageIds);
};
