import type { Context } from '../../../platform/context/context.ts';
import { AppError, invalidField } from '../../../platform/errors/app-error.ts';
import { mainContact } from '../../accounts/account/contact.ts';
import type { BookingRequest } from './booking-request.ts';
import { type Decision, decide } from './booking-rules.ts';
import type { RuleFacts } from './rule-facts.queries.ts';

type RequestInput = Pick<BookingRequest, 'input' | 'byOperator'>;

/** An account without a verified contact cannot book or be booked for. */
const accountIsKnown = ({ input: { userId, phoneNumber } }: RequestInput, { account }: RuleFacts) => {
  if (account ? !mainContact(account) : userId !== undefined) return new AppError('NOT_FOUND');
  return !account && !phoneNumber ? invalidField('phoneNumber', 'REQUIRED') : undefined;
};

/** A driver gets NOT_FOUND for what belongs to others; an operator is told if the vehicle is not the account's. */
const partsAreOwn = ({ input, byOperator }: RequestInput, { account, vehicle, documentTypes }: RuleFacts) => {
  if (input.vehicleId !== undefined && !vehicle) return new AppError('NOT_FOUND');
  if (vehicle && account && vehicle.account_id !== account.id)
    return byOperator && input.userId !== undefined
      ? invalidField('vehicleId', 'INVALID_VALUE')
      : new AppError('NOT_FOUND');
  return documentTypes.length < new Set(input.documents).size ? new AppError('NOT_FOUND') : undefined;
};

/** Applies the rules for a new booking, alone or in a batch, under locks or before. */
export const judgeRequest = (
  ctx: Pick<Context, 'clock' | 'config'>,
  request: BookingRequest,
  facts: RuleFacts,
  start: Temporal.Instant | undefined,
): Decision => {
  const refusal = accountIsKnown(request, facts) ?? partsAreOwn(request, facts);
  if (refusal) return { refusal };
  const { byOperator, cargo, params } = request;
  const requested = {
    byOperator,
    now: ctx.clock.now(),
    timeZone: ctx.config.timeZone,
    start,
    booking: 'new',
    bringsTruck: true,
    awaitsCode: !byOperator,
    gainsPriority: cargo.priority,
    saleReason: request.input.reasonKind,
  } as const;
  return decide(requested, facts, params);
};
