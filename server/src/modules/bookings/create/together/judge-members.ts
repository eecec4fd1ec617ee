import { type CompiledQuery, sql } from 'kysely';
import { findKept, lockKeys } from '../../../../platform/context/once.ts';
import { inOneTrip } from '../../../../platform/db/one-trip.ts';
import type { Trx } from '../../../../platform/db/transact.ts';
import type { AppError } from '../../../../platform/errors/app-error.ts';
import type { Counting } from '../../../../platform/limits/limits.ts';
import { lockAccountsAndPlates } from '../../booking/booking.queries.ts';
import { createdEvent } from '../../booking/booking-events.ts';
import { countingAttempts } from '../../booking/booking-limits.ts';
import { type FreshCode, makeBookingCode } from '../../hold/booking-code.ts';
import { factsMoment, questionOf } from '../booking-request.ts';
import type { NewParts } from '../insert-bookings.queries.ts';
import { judgeRequest } from '../judge-request.ts';
import { newBooking } from '../new-booking.ts';
import { factsStatement, type RuleFacts, toRuleFacts } from '../rule-facts.queries.ts';
import type { Member } from './member.ts';
import { needsMore } from './refuse-full.ts';

export type Placeable = { readonly member: Member; readonly parts: NewParts; readonly fresh: FreshCode };

export type JudgedMembers = {
  readonly placeable: readonly Placeable[];
  readonly refused: ReadonlyMap<Member, AppError>;
  /** Members that must be booked one by one, outside the batch. */
  readonly alone: readonly Member[];
  /** An attempt was counted for every member. */
  readonly counting: Counting;
};

/** Thrown when requests turn out to be repeats with a stored answer. The batch starts again without them. */
export class RepeatedError extends Error {
  readonly members: readonly Member[];

  constructor(members: readonly Member[]) {
    super('Some requests of the group were done before');
    this.name = 'RepeatedError';
    this.members = members;
  }
}

/** A batch must not wait long for a lock that one member needs: it fails, and each member is booked alone. */
const waitBriefly = (trx: Trx): CompiledQuery => sql`SET LOCAL lock_timeout = 2000`.compile(trx);

const toPlaceable = (member: Member, { account, vehicle }: RuleFacts): Placeable => {
  const { ctx, request, start } = member;
  if (!account || !vehicle) throw new Error('The rules refuse who has no account or no truck');
  const fresh = makeBookingCode(ctx, account, request.params);
  const booking = newBooking(ctx, request, { account, vehicle, start, codeId: fresh.code.id });
  return { member, fresh, parts: { booking, code: fresh.code, event: createdEvent(ctx, booking, []) } };
};

const keysOf = (members: readonly Member[]) => members.flatMap(({ ctx }) => ctx.requestKey ?? []);

/** Locks keys, accounts and plates, counts attempts and reads the facts in one round trip. */
export const judgeMembers = async (trx: Trx, members: readonly Member[]): Promise<JudgedMembers> => {
  const [first] = members;
  if (!first) throw new Error('Nobody is in the group');
  const ctx = { ...first.ctx, db: trx };
  const accountIds = members.map(({ request }) => request.accountId);
  const trucks = { vehicleIds: members.map(({ request }) => request.input.vehicleId), plateKeys: [] };
  const counting = countingAttempts(ctx, accountIds);
  const questions = members.map(({ request, start }) => questionOf(request, start));
  const [lockAccounts, lockPlates] = lockAccountsAndPlates(trx, accountIds, trucks);
  const [, , kept, , plates, windows, rows] = await inOneTrip(
    trx,
    waitBriefly(trx),
    lockKeys(trx, keysOf(members)),
    findKept(trx, keysOf(members), ctx.clock.now()),
    lockAccounts,
    lockPlates,
    counting.statement,
    factsStatement(trx, factsMoment(ctx), questions),
  );
  const isDone = ({ ctx: { requestKey } }: Member) =>
    kept.some(({ scope, key }) => scope === requestKey?.scope && key === requestKey.key);
  if (kept.length > 0) throw new RepeatedError(members.filter(isDone));

  const locked = new Set(plates.map(({ plate_key }) => plate_key));
  const judged = {
    placeable: [] as Placeable[],
    refused: new Map<Member, AppError>(),
    alone: [] as Member[],
  };
  for (const [place, facts] of toRuleFacts(rows).entries()) {
    const member = members[place] as Member;
    const { request, start } = member;
    const isChanging = facts.vehicle !== null && !locked.has(facts.vehicle.plate_key);
    const refusal =
      counting.refusalOf(windows, request.accountId) ?? judgeRequest(ctx, request, facts, start).refusal;
    if (needsMore(facts) || isChanging) judged.alone.push(member);
    else if (refusal) judged.refused.set(member, refusal);
    else judged.placeable.push(toPlaceable(member, facts));
  }
  return { ...judged, counting };
};
