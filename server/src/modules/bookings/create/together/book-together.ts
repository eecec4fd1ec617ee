import type { Booking } from '#contract/bookings/bookings.ts';
import type { Context } from '../../../../platform/context.ts';
import type { BookingRequest } from '../booking-request.ts';
import { bookGroup } from './book-group.ts';
import { isKnownFull } from './known-full.ts';
import type { Answer, Member, PlainRequest } from './member.ts';
import { refuseFull } from './refuse-full.ts';

/** Operators, documents, captchas and trucks that may be new take more than a group does. */
export const isPlain = (request: BookingRequest): request is PlainRequest => {
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

/** In a crowd nearly everybody asks for what is gone: a slot that was full a moment ago costs no transaction and no lock. */
const serveGroup = async (members: readonly Member[]): Promise<Answer[]> => {
  const full = members.filter(isKnownFull);
  const open = members.filter((member) => !full.includes(member));
  const [refused, booked] = await Promise.all([
    // What is committed for the others stays so, whatever happens to these.
    refuseFull(full).catch((error: unknown) => full.map((): Answer => () => Promise.reject(error))),
    bookGroup(open),
  ]);
  const answers = new Map([
    ...full.map((member, place) => [member, refused[place]] as const),
    ...open.map((member, place) => [member, booked[place]] as const),
  ]);
  return members.flatMap((member) => answers.get(member) ?? []);
};

/** Books a place in one transaction with whoever asks at the same moment, one request of an account at a time. */
export const bookTogether = (
  ctx: Context,
  request: PlainRequest,
  start: Temporal.Instant,
): Promise<Booking> => ctx.together.join(serveGroup, { ctx, request, start }, request.accountId);
