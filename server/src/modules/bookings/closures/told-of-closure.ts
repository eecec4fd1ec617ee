import type { MessageChannel } from '#contract/accounts/accounts.ts';
import type { Reasons } from '#contract/reasons.ts';
import type { TrxContext } from '../../../platform/context/context.ts';
import { uuidv7 } from '../../../platform/time/ids.ts';
import { listPushTargets, pushMessageId } from '../../accounts/push/push-targets.ts';
import { listBookings } from '../booking/booking.queries.ts';
import { reasonIn, type StoredReason } from '../booking/stored-reason.ts';
import { allContacts, tellEverywhere } from '../booking/tell-driver.ts';
import type { AppliedShift } from '../shift/apply-shift.ts';
import type { Stretch } from '../shift/prepare-shift.ts';
import { listContacts } from '../shift/shift.queries.ts';
import { listToldOfYard, type ToldOfYard, tellClosedJob } from '../shift/tell-closed.ts';
import { type AccountNotice, enqueueNotices, noticesOf } from '../shift/tell-shifted.ts';

type ToldOne = { readonly id: string; readonly messageIds: readonly string[] };

/** What an act tells to whom. Messages get their ids beforehand, so that their delivery can be followed. */
export type ToldOfClosure = {
  readonly why?: StoredReason;
  readonly shifted?: readonly AccountNotice[];
  readonly dropped?: readonly ToldOne[];
  readonly yard?: ToldOfYard | undefined;
};

export const listTold = async (
  ctx: TrxContext,
  stretch: Stretch,
  { moved, dropped }: AppliedShift,
  { why, reasons }: { readonly why: StoredReason; readonly reasons: Reasons },
): Promise<ToldOfClosure> => ({
  why,
  shifted: noticesOf(ctx, moved),
  dropped: dropped.map(({ after }) => ({
    id: after.id,
    messageIds: [uuidv7(ctx.clock), uuidv7(ctx.clock)],
  })),
  yard: await listToldOfYard(ctx, stretch, reasons),
});

export const tellOfClosure = async (
  ctx: TrxContext,
  { why = { reason: null, reasons: null }, shifted = [], dropped = [], yard }: ToldOfClosure,
): Promise<void> => {
  await enqueueNotices(ctx, shifted, why);
  const bookings =
    dropped.length === 0
      ? []
      : await listBookings(
          ctx.db,
          dropped.map(({ id }) => id),
        );
  for (const booking of bookings)
    await tellEverywhere(
      ctx,
      booking,
      { template: 'booking-change-off', reason: reasonIn(why, booking.language) ?? '' },
      dropped.find(({ id }) => id === booking.id)?.messageIds,
    );
  if (yard) await ctx.jobs.enqueue(ctx, tellClosedJob, yard);
};

type MessageRow = {
  readonly message_id: string;
  readonly booking_id: string;
  readonly channel: MessageChannel;
};

/** The messages that `tellOfClosure` will send: one for each contact, in the same order. */
export const messagesOf = async (
  ctx: TrxContext,
  { shifted = [], dropped = [], yard }: ToldOfClosure,
): Promise<MessageRow[]> => {
  const single = [...dropped, ...(yard?.trucks ?? [])];
  const ids = single.map(({ id }) => id);
  const bookings = new Map(
    (ids.length === 0 ? [] : await listBookings(ctx.db, ids)).map((booking) => [booking.id, booking]),
  );
  const accountIds = [
    ...shifted.map(({ accountId }) => accountId),
    ...[...bookings.values()].map(({ account_id }) => account_id),
  ];
  const accounts = new Map(
    (accountIds.length === 0 ? [] : await listContacts(ctx.db, accountIds)).map((one) => [one.id, one]),
  );
  const contactsOf = (accountId: string | undefined) => {
    const account = accounts.get(accountId ?? '');
    return account ? allContacts(account) : [];
  };
  const pushes = Map.groupBy(await listPushTargets(ctx, [...accounts.keys()]), ({ accountId }) => accountId);
  const pushRowsOf = (
    accountId: string | undefined,
    [messageId]: readonly string[],
    about: readonly string[],
  ): MessageRow[] =>
    messageId === undefined
      ? []
      : (pushes.get(accountId ?? '') ?? []).flatMap((push) =>
          about.map((booking_id) => ({
            message_id: pushMessageId(messageId, push),
            booking_id,
            channel: push.channel,
          })),
        );
  const rowsOf = (
    contacts: readonly { readonly channel: MessageChannel }[],
    messageIds: readonly string[],
    about: readonly string[],
  ): MessageRow[] =>
    contacts.flatMap(({ channel }, index) => {
      const message_id = messageIds[index];
      return message_id === undefined ? [] : about.map((booking_id) => ({ message_id, booking_id, channel }));
    });
  const ofYard = (yard?.trucks ?? []).flatMap(({ id, messageIds }) => {
    const booking = bookings.get(id);
    const contacts = contactsOf(booking?.account_id);
    const phone = booking?.phone;
    const isTold = contacts.some(({ target }) => target === phone);
    return [
      ...rowsOf(phone && !isTold ? [...contacts, { channel: 'SMS' }] : contacts, messageIds, [id]),
      ...pushRowsOf(booking?.account_id, messageIds, [id]),
    ];
  });
  return [
    ...shifted.flatMap(({ accountId, messageIds, bookings: own }) => {
      const ids = own.map(({ id }) => id);
      return [...rowsOf(contactsOf(accountId), messageIds, ids), ...pushRowsOf(accountId, messageIds, ids)];
    }),
    ...dropped.flatMap(({ id, messageIds }) => {
      const accountId = bookings.get(id)?.account_id;
      return [...rowsOf(contactsOf(accountId), messageIds, [id]), ...pushRowsOf(accountId, messageIds, [id])];
    }),
    ...ofYard,
  ];
};
