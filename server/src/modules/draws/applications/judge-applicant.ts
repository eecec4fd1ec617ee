import type { TrxContext } from '../../../platform/context/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Account } from '../../accounts/account/accounts.queries.ts';
import { verifiedContact } from '../../accounts/account/contact.ts';
import { reasonsInAll } from '../../bookings/booking/stored-reason.ts';
import type { BookedVehicle, RuleFacts } from '../../bookings/create/rule-facts.queries.ts';
import { getBookingParams } from '../../system-params/get-booking-params.ts';

type Applicant = { readonly account: Account; readonly vehicle: BookedVehicle };

const requireNotBlocked = ({ block }: RuleFacts): void => {
  if (!block) return;
  const reasons = reasonsInAll(block);
  throw new AppError('BOOKING_BLOCKED', { ...(reasons && { extras: { reasons } }) });
};

/** Requires an approved truck, because each invented truck would be one more ticket. */
export const judgeApplicant = async (
  ctx: TrxContext,
  facts: RuleFacts,
  priority: boolean,
): Promise<Applicant> => {
  const { account, vehicle } = facts;
  requireNotBlocked(facts);
  if (!account || !vehicle || vehicle.account_id !== account.id) throw new AppError('NOT_FOUND');
  if (!vehicle.approved) throw new AppError('VEHICLE_NOT_APPROVED');
  if (facts.banned) throw new AppError('VEHICLE_BANNED');
  const params = await getBookingParams(ctx);
  if (priority && params.priorityDocumentRequired && !facts.documentTypes.includes('OTHER'))
    throw new AppError('PRIORITY_DOCUMENT_REQUIRED');
  if (params.codeChannel !== 'AUTO' && !verifiedContact(account, params.codeChannel))
    throw new AppError(params.codeChannel === 'SMS' ? 'PHONE_REQUIRED' : 'EMAIL_REQUIRED');
  return { account, vehicle };
};
