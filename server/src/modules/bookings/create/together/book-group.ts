import type { Booking } from '#contract/bookings/bookings.ts';
import type { Context } from '../../../../platform/context/context.ts';
import { keepOutputs, type ProcessedRequest } from '../../../../platform/context/once.ts';
import { withCommit } from '../../../../platform/db/one-trip.ts';
import { isDatabaseAway } from '../../../../platform/db/retryable.ts';
import { TransactionDeadlineError, type Trx, transact } from '../../../../platform/db/transact.ts';
import { sendMessages } from '../../../../platform/messages/send-message.ts';
import { listOverduePlaces } from '../../../slots/places.queries.ts';
import { withoutAttempt, withoutSending } from '../../booking/booking-limits.ts';
import { codeMessage } from '../../hold/booking-code.ts';
import { toNewBooking } from '../../read/booking-view.ts';
import { insertBookings } from '../insert-bookings.queries.ts';
import { judgeMembers, type Placeable, RepeatedError } from './judge-members.ts';
import { type Answer, alone, type Member } from './member.ts';
import { fullSlot, noteFull } from './refuse-full.ts';

/** Returns the bookings made. Members whose slot has no place of their kind are missing. */
const takePlaces = async (trx: Trx, ctx: Context, wishes: readonly Placeable[]) => {
  if (wishes.length === 0) return new Map<Member, Booking>();
  const rows = await insertBookings(
    trx,
    wishes.map(({ parts }) => parts),
  );
  const sold = wishes.flatMap(({ member, fresh, parts }) => {
    const booking = rows.find(({ id }) => id === parts.booking.id);
    return booking ? [{ member, fresh, booking }] : [];
  });
  await sendMessages(
    { ...ctx, db: trx },
    sold.map(({ fresh, booking }) => codeMessage(fresh, booking)),
  );
  const booked = new Map<Member, Booking>();
  for (const { member, fresh, booking } of sold)
    booked.set(member, await toNewBooking({ ...ctx, db: trx }, { booking, code: fresh.code }, false));
  return booked;
};

/** Members whose slot has places kept by expired holds. */
const listAwaitingExpiry = async (trx: Trx, ctx: Context, full: readonly Member[]) => {
  if (full.length === 0) return [];
  const overdue = await listOverduePlaces(trx, ctx.clock.now());
  return full.filter(({ start }) => overdue.some(({ start_at }) => start_at.equals(start)));
};

const accountsOf = (members: readonly Member[]) => members.map(({ request }) => request.accountId);

const outputsOf = (booked: ReadonlyMap<Member, Booking>): ProcessedRequest[] =>
  [...booked].flatMap(([{ ctx }, output]) => (ctx.requestKey ? [{ request: ctx.requestKey, output }] : []));

/**
 * One transaction for locks, rules, places, messages and idempotency records. Each member is decided
 * separately; of a refused one only the attempt is committed.
 */
const bookInOne = async (
  trx: Trx,
  ctx: Context,
  members: readonly Member[],
): Promise<{ readonly answers: Map<Member, Answer>; readonly full: readonly Member[] }> => {
  const judged = await judgeMembers(trx, members);
  const booked = await takePlaces(trx, ctx, judged.placeable);
  const unplaced = judged.placeable.map(({ member }) => member).filter((member) => !booked.has(member));
  const awaiting = await listAwaitingExpiry(trx, ctx, unplaced);
  const full = unplaced.filter((member) => !awaiting.includes(member));
  const refused = [...judged.refused.keys(), ...full];
  const leaving = [...judged.alone, ...awaiting];
  const ends = [
    ...(booked.size > 0 ? [keepOutputs(trx, outputsOf(booked), ctx.clock.now())] : []),
    ...(refused.length > 0 ? withoutSending(judged.counting, accountsOf(refused)) : []),
    ...(leaving.length > 0 ? withoutAttempt(judged.counting, accountsOf(leaving)) : []),
  ];
  for (const statement of ends) await withCommit(trx, statement);
  const answers = new Map<Member, Answer>([
    ...full.map((member) => [member, fullSlot(member)] as const),
    ...leaving.map((member) => [member, alone(member)] as const),
    ...[...judged.refused].map(([member, refusal]) => [member, () => Promise.reject(refusal)] as const),
    ...[...booked].map(([member, booking]) => [member, async () => booking] as const),
  ]);
  return { answers, full };
};

/**
 * Books a batch. If the transaction fails, nobody is booked and each member is retried alone, so that a bad
 * request fails by itself. A lost connection is rethrown: whether the commit happened is only known when the
 * client retries.
 */
export const bookGroup = async (members: readonly Member[]): Promise<Answer[]> => {
  const [first] = members;
  if (!first) return [];
  const { ctx } = first;
  try {
    const { answers, full } = await transact(ctx.db, (trx) => bookInOne(trx, ctx, members), { attempts: 1 });
    // A booking frees no place, so notes about full slots stay valid.
    ctx.cache.forget({ keepNotes: true });
    full.forEach(noteFull);
    return members.map((member) => answers.get(member) ?? alone(member));
  } catch (error) {
    if (error instanceof RepeatedError) return withoutRepeated(members, error.members);
    if (isDatabaseAway(error) || error instanceof TransactionDeadlineError) throw error;
    ctx.log.warn(
      { err: error, members: members.length },
      'a group could not be booked, so each is by himself',
    );
    return members.map(alone);
  }
};

const withoutRepeated = async (
  members: readonly Member[],
  repeated: readonly Member[],
): Promise<Answer[]> => {
  const others = members.filter((member) => !repeated.includes(member));
  const answers = await bookGroup(others);
  return members.map((member) => answers[others.indexOf(member)] ?? alone(member));
};
