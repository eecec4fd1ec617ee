import type { BookingInput } from '#contract/bookings/bookings-routes.ts';
import type { BookingParams } from '#contract/params/booking-params.ts';
import type { TrxContext } from '../../../platform/context/context.ts';
import { invalidField } from '../../../platform/errors/app-error.ts';
import type { Account } from '../../accounts/account/accounts.queries.ts';
import { openAccountForCaller } from '../../accounts/registration/open-account-for-caller.ts';
import { arrivalWords } from '../arrival/arrival-words.ts';
import type { BookingRow } from '../booking/booking-row.ts';
import { tellByPhone } from '../booking/tell-driver.ts';

/** Reuses the account that an operator opened for the phone, or opens one. */
export const accountOfCaller = async (ctx: TrxContext, input: BookingInput): Promise<string> => {
  if (!input.phoneNumber) throw invalidField('phoneNumber', 'REQUIRED');
  const { id } = await openAccountForCaller(ctx, {
    phoneNumber: input.phoneNumber,
    firstName: input.firstNameOfDriver ?? '',
    lastName: input.lastNameOfDriver ?? '',
    patronymic: input.patronymicOfDriver ?? undefined,
    language: input.language ?? 'RU',
  });
  return id;
};

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
    ...(await arrivalWords(ctx, { ...booking, placedAt: booking.created_at }, params)),
  });
};
