import type { BookingParams } from '#contract/params/booking-params.ts';
import type { TrxContext } from '../../../platform/context/context.ts';
import { withNext } from '../../../platform/db/one-trip.ts';
import { invalidField } from '../../../platform/errors/app-error.ts';
import type { Account } from '../../accounts/account/accounts.queries.ts';
import { lockingPhone } from '../../accounts/account/phone-lock.ts';
import { openAccount } from '../../accounts/registration/open-account-for-caller.ts';
import { arrivalWords } from '../arrival/arrival-words.ts';
import type { BookingRow } from '../booking/booking-row.ts';
import { tellByPhone } from '../booking/tell-driver.ts';
import { findingBooker } from './booker.queries.ts';
import type { BookingRequest } from './booking-request.ts';

/** Finds the account for which an operator books, or opens one for the phone, whose lock comes before those of accounts. */
export const accountOfCaller = async (ctx: TrxContext, request: BookingRequest): Promise<string> => {
  const { phoneNumber, ...named } = request.input;
  if (phoneNumber) await withNext(ctx.db, lockingPhone(ctx.db, phoneNumber));
  const { rows } = await ctx.db.executeQuery(findingBooker(ctx.db, request));
  const [found] = rows;
  if (found?.id) return found.id;
  if (!phoneNumber) throw invalidField('phoneNumber', 'REQUIRED');
  return openAccount(ctx, {
    phoneNumber,
    firstName: named.firstNameOfDriver ?? '',
    lastName: named.lastNameOfDriver ?? '',
    patronymic: named.patronymicOfDriver ?? undefined,
    language: named.language ?? 'RU',
  });
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
