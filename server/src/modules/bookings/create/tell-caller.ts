import type { BookingParams } from '#contract/params/booking-params.ts';
import type { TrxContext } from '../../../platform/context/context.ts';
import type { Account } from '../../accounts/account/accounts.queries.ts';
import { arrivalWords } from '../arrival/arrival-words.ts';
import type { BookingRow } from '../booking/booking-row.ts';
import { tellByPhone } from '../booking/tell-driver.ts';

/** Someone booked for by an operator sees no screen, so number, time and pass go by SMS. */
export const tellCaller = async (
  ctx: TrxContext,
  account: Account,
  booking: BookingRow,
  params: BookingParams,
): Promise<void> => {
  if (booking.account_id === ctx.actor?.userId) return;
  await tellByPhone(ctx, account, booking, {
    template: 'booking-for-caller',
    ...(await arrivalWords(ctx, booking, params)),
  });
};
