import type { Context } from '../../../platform/context/context.ts';
import { type Limit, takeOne, tooMany, usedShare } from '../../../platform/limits/limits.ts';
import { networkOf } from '../../../platform/limits/network-of.ts';
import { hasSessionFrom } from '../account/accounts.queries.ts';
import type { Identifier } from '../account/identifier.ts';
import { takeFailure } from '../account/request-limits.ts';

const quarter = 15 * 60;
const perNameAndAddress: Limit = {
  name: 'password-name-address',
  points: 'wrongPasswordsPerNameAndAddress',
  seconds: quarter,
};
/** Counts passwords that were found wrong, while the limit above also counts those that are being checked. */
const wrongPerNameAndAddress: Limit = { ...perNameAndAddress, name: 'password-wrong' };
const perName: Limit = { name: 'password-name', points: 'wrongPasswordsPerName', seconds: quarter };

/** By then the attempts that are being checked are counted as wrong, or not at all. */
const checkedSeconds = 2;

type Pair = readonly [name: string, network: string];

/** A crowd at the same moment is only told to wait until its passwords are checked. */
const takePair = async (ctx: Context, pair: Pair) => {
  const taken = await takeOne(ctx, perNameAndAddress, ...pair);
  if (!taken.isOver) return taken;
  await taken.giveBack();
  const areWrong = (await usedShare(ctx, wrongPerNameAndAddress, ...pair)) >= 1;
  throw tooMany(areWrong ? taken.retryAfterSeconds : checkedSeconds);
};

/** Counts in advance, so that concurrent attempts cannot exceed the limits; returns the undo. */
const takeAttempt = async (
  ctx: Context,
  name: Identifier,
  pair: Pair,
  captchaToken: string | undefined,
): Promise<() => Promise<void>> => {
  const ofPair = await takePair(ctx, pair);
  const all = await takeOne(ctx, perName, name.value);
  const giveBack = async () => {
    await ofPair.giveBack();
    await all.giveBack();
  };
  // Strangers elsewhere must not lock the owner out at an address where he has a session.
  if (all.isOver && !(await hasSessionFrom(ctx.db, name, ctx.address, ctx.clock.now()))) {
    await giveBack();
    throw tooMany(all.retryAfterSeconds);
  }
  try {
    const giveFailureBack = await takeFailure(ctx, captchaToken);
    return () => Promise.all([giveBack(), giveFailureBack()]).then(() => undefined);
  } catch (error) {
    await giveBack();
    throw error;
  }
};

/** `attempt` returns undefined for a wrong password; only then it counts. */
export const tryingPassword = async <T>(
  ctx: Context,
  name: Identifier,
  captchaToken: string | undefined,
  attempt: () => Promise<T | undefined>,
): Promise<T | undefined> => {
  const pair = [name.value, networkOf(ctx.address)] as const;
  const giveBack = await takeAttempt(ctx, name, pair, captchaToken);
  let isWrong = false;
  try {
    const outcome = await attempt();
    isWrong = outcome === undefined;
    return outcome;
  } finally {
    if (isWrong) await takeOne(ctx, wrongPerNameAndAddress, ...pair);
    else await giveBack();
  }
};
