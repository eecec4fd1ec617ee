import type { Language } from '#contract/common.ts';
import { plateGroups } from '#kernel/plates/parse-plate.ts';
import { type Context, inTransaction, type TrxContext } from '../../../platform/context/context.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import { wordsFor } from '../../../platform/messages/render-message.ts';
import { sendMessage } from '../../../platform/messages/send-message.ts';
import { uuidv7 } from '../../../platform/time/ids.ts';
import { say } from '../../../platform/words/words.ts';
import { findAccount } from '../../accounts/account/accounts.queries.ts';
import { listPushTargets, pushMessageId } from '../../accounts/push/push-targets.ts';
import { findBooking } from '../booking/booking.queries.ts';
import type { BookingRow } from '../booking/booking-row.ts';
import { reasonIn, type StoredReason } from '../booking/stored-reason.ts';
import { allContacts, bookingWords, tellEverywhere } from '../booking/tell-driver.ts';

/** One message per account for all its trucks. */
export type AccountNotice = {
  /** One per contact. */
  readonly messageIds: readonly string[];
  readonly accountId: string;
  readonly bookings: readonly { readonly id: string; readonly from: string }[];
};
type Payload = { readonly accounts: readonly AccountNotice[]; readonly why: StoredReason };

export const tellShiftedJob = defineJob<Payload>('tell-shifted');

const batch = 50;

export const noticesOf = (
  ctx: Pick<Context, 'clock'>,
  changes: readonly { readonly before: BookingRow; readonly after: BookingRow }[],
): AccountNotice[] =>
  [...Map.groupBy(changes, ({ before }) => before.account_id)].map(([accountId, own]) => ({
    messageIds: [uuidv7(ctx.clock), uuidv7(ctx.clock)],
    accountId,
    bookings: own.map(({ before }) => ({ id: before.id, from: before.slot_at.toString() })),
  }));

/** Queued as jobs: sending hundreds of messages here would keep all slots locked for a second. */
export const enqueueNotices = async (
  ctx: TrxContext,
  told: readonly AccountNotice[],
  why: StoredReason,
): Promise<void> => {
  for (let start = 0; start < told.length; start += batch)
    await ctx.jobs.enqueue(ctx, tellShiftedJob, { accounts: told.slice(start, start + batch), why });
};

export const tellShifted = (
  ctx: TrxContext,
  changes: Parameters<typeof noticesOf>[1],
  why: StoredReason,
): Promise<void> => enqueueNotices(ctx, noticesOf(ctx, changes), why);

type MovedBooking = { readonly booking: BookingRow; readonly from: Temporal.Instant };

const findShifted = async (ctx: TrxContext, { bookings }: AccountNotice): Promise<MovedBooking[]> => {
  const shifted: MovedBooking[] = [];
  for (const { id, from } of bookings) {
    const booking = await findBooking(ctx.db, id);
    if (booking && booking.status !== 'CANCELED')
      shifted.push({ booking, from: Temporal.Instant.from(from) });
  }
  return shifted;
};

const mailList = (ctx: TrxContext, language: Language, shifted: readonly MovedBooking[]): string => {
  const lineOf = ({ booking, from }: MovedBooking) =>
    say(
      language,
      'messages.bookings-shifted.line',
      wordsFor({ channel: 'EMAIL', language }, ctx.config.timeZone, {
        ...bookingWords(ctx, booking),
        from,
      }),
    );
  return shifted.map(lineOf).join('\n');
};

/** A longer list would exceed what one SMS can carry. */
const mostInSms = 10;

const shortList = (ctx: TrxContext, language: Language, shifted: readonly MovedBooking[]): string => {
  const lineOf = ({ booking }: MovedBooking) =>
    say(
      language,
      'messages.bookings-shifted.shortLine',
      wordsFor({ channel: 'SMS', language }, ctx.config.timeZone, {
        plate: plateGroups(booking.plate),
        bookingNumber: booking.number,
        slot: booking.slot_at,
      }),
    );
  const rest = shifted.length - mostInSms;
  const lines = shifted.slice(0, mostInSms).map(lineOf);
  if (rest > 0) lines.push(say(language, 'messages.bookings-shifted.shortRest', { rest }));
  return lines.join('; ');
};

const tellOfMany = async (
  ctx: TrxContext,
  { accountId, messageIds }: AccountNotice,
  shifted: readonly MovedBooking[],
  why: StoredReason,
): Promise<void> => {
  const account = await findAccount(ctx.db, accountId);
  if (!account) return;
  const { language } = account;
  const contacts = allContacts(account).map((contact, index) => ({ ...contact, id: messageIds[index] }));
  const pushes = (await listPushTargets(ctx, [accountId])).map((push) => ({
    ...push,
    id: messageIds[0] && pushMessageId(messageIds[0], push),
  }));
  for (const { channel, target: to, id } of [...contacts, ...pushes]) {
    const params = {
      count: shifted.length,
      list: channel === 'EMAIL' ? mailList(ctx, language, shifted) : shortList(ctx, language, shifted),
      reason: reasonIn(why, language) ?? '',
    };
    await sendMessage(
      ctx,
      {
        template: 'bookings-shifted',
        channel,
        to,
        language,
        params,
        about: shifted.map(({ booking }) => booking.id),
      },
      id,
    );
  }
};

/** Message ids come from the payload, so that a retried job sends nothing twice. */
export const doTellShifted = async (ctx: Context, { accounts, why }: Payload): Promise<void> => {
  await inTransaction(ctx, async (trx) => {
    for (const told of accounts) {
      const shifted = await findShifted(trx, told);
      const [first] = shifted;
      if (!first) continue;
      if (shifted.length > 1) {
        await tellOfMany(trx, told, shifted, why);
        continue;
      }
      const { booking, from } = first;
      const reason = reasonIn(why, booking.language) ?? '';
      await tellEverywhere(trx, booking, { template: 'booking-shifted', from, reason }, told.messageIds);
    }
  });
};
