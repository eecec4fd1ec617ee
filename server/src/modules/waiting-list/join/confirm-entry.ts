import type { ListEntry } from '#contract/waiting-list/waiting-list.ts';
import { type Context, inTransaction, type TrxContext } from '../../../platform/context/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { recordInJournal } from '../../../platform/journal/record-in-journal.ts';
import { findAccount } from '../../accounts/account/accounts.queries.ts';
import { requireResendable } from '../../accounts/codes/code-refusals.ts';
import { codeRules } from '../../accounts/codes/code-rules.ts';
import { type Code, findCode } from '../../accounts/codes/codes.queries.ts';
import { redeemCode } from '../../accounts/codes/redeem-code.ts';
import { sendingCode } from '../../bookings/booking/booking-limits.ts';
import { renewBookingCode } from '../../bookings/hold/booking-code.ts';
import { today } from '../../slots/checkpoint-time.ts';
import { readBookingParams } from '../../system-params/get-booking-params.ts';
import { type EntryRow, findEntry, partOf, updateEntry } from '../entry/entries.queries.ts';
import { toEntry } from '../entry/entry-view.ts';
import { getOwnEntry } from '../entry/own-entry.ts';
import { lookSoon } from '../offering/look-soon.ts';
import { requireList, sendListCode } from './join-list.ts';
import { isUnconfirmed } from './unconfirmed.ts';

const getAwaitedCode = async (ctx: Pick<Context, 'db' | 'clock'>, entry: EntryRow): Promise<Code> => {
  if (isUnconfirmed(entry, ctx.clock.now())) throw new AppError('HOLD_EXPIRED');
  const isAwaited = entry.state === 'WAITING_FOR_CONFIRMATION' && entry.confirmation_id !== null;
  const code = isAwaited ? await findCode(ctx.db, entry.confirmation_id ?? '') : undefined;
  if (!code) throw new AppError(entry.ended === 'NOT_CONFIRMED' ? 'HOLD_EXPIRED' : 'NOT_AWAITING_CODE');
  return code;
};

/** Puts an entry behind those who joined before today. The lot of the coming midnight orders those of today. */
export const placeAtEnd = async (ctx: TrxContext) => {
  const day = today(ctx).toString();
  return { joined_at: ctx.clock.now(), order_day: day, part: await partOf(ctx.db, day), lot: null };
};

export const confirmEntry = async (
  ctx: Context,
  { id, code: typed }: { readonly id: string; readonly code: string },
): Promise<ListEntry> => {
  requireList(await readBookingParams(ctx));
  const seen = await getOwnEntry(ctx, id);
  const code = await getAwaitedCode(ctx, seen);
  const joined = await redeemCode(ctx, code, typed, async (trx) => {
    const entry = await findEntry(trx.db, id);
    if (!entry) throw new AppError('NOT_FOUND');
    await getAwaitedCode(trx, entry);
    const confirmed = await updateEntry(trx.db, entry, {
      ...(await placeAtEnd(trx)),
      state: 'WAITING',
      confirmation_id: null,
      confirm_until: null,
      changed_at: trx.clock.now(),
    });
    await recordInJournal(trx, {
      type: 'LIST_JOINED',
      vehicleId: entry.vehicle_id,
      userId: entry.account_id,
      to: { entryId: id },
    });
    await lookSoon(trx);
    return confirmed;
  });
  return toEntry(ctx, joined);
};

export const resendEntryCode = async (ctx: Context, id: string): Promise<void> => {
  const entry = await getOwnEntry(ctx, id);
  const code = await getAwaitedCode(ctx, entry);
  requireResendable(code, ctx.clock.now());
  const params = await readBookingParams(ctx);
  await sendingCode(ctx, entry.account_id, () =>
    inTransaction(ctx, async (trx) => {
      const account = await findAccount(trx.db, entry.account_id);
      const fresh = account && (await renewBookingCode(trx, code, account, params));
      if (!fresh) throw new AppError('RESEND_TOO_EARLY', { retryAfterSeconds: codeRules.resendAfterSeconds });
      await sendListCode(trx, fresh, entry);
    }),
  );
};
