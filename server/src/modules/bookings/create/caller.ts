import type { TrxContext } from '../../../platform/context/context.ts';
import { invalidField } from '../../../platform/errors/app-error.ts';
import { openAccountForCaller } from '../../accounts/registration/open-account-for-caller.ts';
import type { BookingInput } from './booking-input.ts';

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
