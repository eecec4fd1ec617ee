import { AppError } from '../../../../platform/errors/app-error.ts';
import { freshMs } from '../../../../platform/memory/fresh-cache.ts';
import { minuteOf } from '../../../slots/read-slots.ts';
import { countAttempts } from '../../booking/booking-limits.ts';
import { factsMoment, questionOf } from '../booking-request.ts';
import { bookableFrom } from '../booking-rules.ts';
import { judgeRequest } from '../judge-request.ts';
import { factsStatement, type RuleFacts, toRuleFacts } from '../rule-facts.queries.ts';
import { suggestOthersWhenFull } from '../when-taken.ts';
import { type Answer, alone, type Member } from './member.ts';

const keyOf = ({ ctx, request, start }: Member) => `full ${start} ${request.priority} ${minuteOf(ctx)}`;

/** Remembers that the slot has no place of this kind, not even one kept by an expired hold. */
export const noteFull = (member: Member): void => member.ctx.cache.note(keyOf(member));

/** The slot was full within the last `freshMs`, and this instance has freed none of its places since. */
export const isKnownFull = (member: Member): boolean => member.ctx.cache.hasNote(keyOf(member), freshMs);

export const fullSlot =
  ({ ctx, request: { params, priority }, start }: Member): Answer =>
  () =>
    suggestOthersWhenFull(ctx, params, { start, priority, from: bookableFrom(ctx, params) }, () =>
      Promise.reject(new AppError('SLOT_FULL')),
    );

/** The batch cannot end expired holds or demand a pause and a captcha. */
export const needsMore = ({ overdue, lostHolds }: RuleFacts): boolean => overdue.length > 0 || lostHolds > 0;

/**
 * Refuses members whose slot is known to be full, without a transaction. The rules still come first: a
 * request that breaks one gets that refusal, not "full".
 */
export const refuseFull = async (members: readonly Member[]): Promise<Answer[]> => {
  const [first] = members;
  if (!first) return [];
  const { ctx } = first;
  const questions = members.map(({ request, start }) => questionOf(request, start));
  const { rows } = await ctx.db.executeQuery(factsStatement(ctx.db, factsMoment(ctx), questions));
  const judged = toRuleFacts(rows).map((facts, place) => ({ facts, member: members[place] as Member }));
  const refused = judged.filter(({ facts }) => !needsMore(facts)).map(({ member }) => member);
  const tooManyOf = await countAttempts(
    ctx,
    refused.map(({ request }) => request.accountId),
  );
  return judged.map(({ member, facts }) => {
    if (needsMore(facts)) return alone(member);
    const { request, start } = member;
    const refusal = tooManyOf(request.accountId) ?? judgeRequest(ctx, request, facts, start).refusal;
    return refusal ? () => Promise.reject(refusal) : fullSlot(member);
  });
};
