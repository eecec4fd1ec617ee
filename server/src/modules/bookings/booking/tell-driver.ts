import type { TrxContext } from '../../../platform/context.ts';
import type { Notice } from '../../../platform/messages/define-message.ts';
import { notify } from '../../../platform/messages/notify.ts';
import { type Account, findAccount } from '../../accounts/account/accounts.queries.ts';
import { mainContact } from '../../accounts/account/contact.ts';
import type { BookingRow } from './booking-row.ts';

type BookingNotice = Extract<
  Notice,
  { template: `booking-${'confirmed' | 'moved' | 'changed' | 'canceled' | 'shifted' | 'called'}` }
>;

type OwnWords<N extends BookingNotice> = N extends BookingNotice
  ? { template: N['template'] } & Omit<N['params'], 'plate' | 'bookingNumber' | 'slot'>
  : never;

export type BookingNews = OwnWords<BookingNotice>;

/**
 * Tells the account that has the booking, at its proven contact: what somebody typed into a booking may be a
 * stranger's number. In the language the booking was made in.
 */
export const tellAccount = async (
  ctx: TrxContext,
  account: Account,
  booking: BookingRow,
  { template, ...own }: BookingNews,
  messageId?: string,
): Promise<void> => {
  const contact = mainContact(account);
  if (!contact) return;
  const notice = {
    template,
    channel: contact.channel,
    to: contact.target,
    language: booking.language,
    params: { bookingNumber: booking.number, plate: booking.plate, slot: booking.slot_at, ...own },
  };
  await notify(ctx, notice as BookingNotice, messageId);
};

export const tellDriver = async (
  ctx: TrxContext,
  booking: BookingRow,
  news: BookingNews,
  messageId?: string,
): Promise<void> => {
  const account = await findAccount(ctx.db, booking.account_id);
  if (account) await tellAccount(ctx, account, booking, news, messageId);
};
