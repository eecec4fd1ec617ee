import type { Booking } from '#contract/bookings/bookings.ts';
import type { BookingInput } from '#contract/bookings/bookings-routes.ts';
import type { Context } from '../../../platform/context/context.ts';
import { dayAt } from '../../slots/checkpoint-time.ts';
import { openDay } from '../../slots/read-slots.ts';
import { bookAlone } from './book-alone.ts';
import { type BookingRequest, toRequest } from './booking-request.ts';
import { bookGroup } from './together/book-group.ts';
import type { Answer, Member, PlainRequest } from './together/member.ts';
import { isKnownFull, refuseFull } from './together/refuse-full.ts';

/** Operators, documents, captchas and new trucks need steps that the batch does not have. */
const isPlain = (request: BookingRequest): request is PlainRequest => {
  const { byOperator, accountId, input } = request;
  const { vehicleId, documents = [], captchaToken } = input;
  return (
    !byOperator &&
    accountId !== undefined &&
    vehicleId !== undefined &&
    documents.length === 0 &&
    captchaToken === undefined
  );
};

/** Under load most requests are for full slots; a slot noted as full costs no transaction and no lock. */
const serveGroup = async (members: readonly Member[]): Promise<Answer[]> => {
  const full = members.filter(isKnownFull);
  const open = members.filter((member) => !full.includes(member));
  const [refused, booked] = await Promise.all([
    // A failure in these refusals must not reject the bookings of the others, which may be committed.
    refuseFull(full).catch((error: unknown) => full.map((): Answer => () => Promise.reject(error))),
    bookGroup(open),
  ]);
  const answers = new Map([
    ...full.map((member, place) => [member, refused[place]] as const),
    ...open.map((member, place) => [member, booked[place]] as const),
  ]);
  return members.flatMap((member) => answers.get(member) ?? []);
};

/** Batches concurrent requests into one transaction; at most one per account in a batch. */
const bookTogether = (ctx: Context, request: PlainRequest, start: Temporal.Instant): Promise<Booking> =>
  ctx.together.join(serveGroup, { ctx, request, start }, request.accountId);

/**
 * Books a place in the requested slot. The common case, a driver with a vehicle of his own and no extras, is
 * batched with concurrent requests; all others run alone. Rules, locks and answers are the same.
 */
export const bookPlace = async (
  ctx: Context,
  input: BookingInput & { readonly dateBooked: string },
): Promise<Booking> => {
  const start = Temporal.Instant.from(input.dateBooked);
  await openDay(ctx, dayAt(ctx, start));
  const request = await toRequest(ctx, input);
  return isPlain(request) ? bookTogether(ctx, request, start) : bookAlone(ctx, request, start);
};
