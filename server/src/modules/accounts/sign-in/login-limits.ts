import type { Context } from '../../../platform/context/context.ts';
import { type Limit, takeAllOrRefuse, takeOne, tooMany } from '../../../platform/limits/limits.ts';
import { networkOf } from '../../../platform/limits/network-of.ts';
import type { Identifier } from '../account/identifier.ts';
import { hasSessionFrom } from '../account/in-use-from.queries.ts';
import { takeFailure } from '../account/request-limits.ts';

const quarter = 15 * 60;
const perNameAndAddress: Limit = {
  name: 'password-name-address',
  points: 'wrongPasswordsPerNameAndAddress',
  seconds: quarter,
};
const perName: Limit = { name: 'password-name', points: 'wrongPasswordsPerName', seconds: quarter };

/** Counts in advance, so that concurrent attempts cannot exceed the limits; returns the undo. */
const takeAttempt = async (
  ctx: Context,
  name: Identifier,
  captchaToken: string | undefined,
): Promise<() => Promise<void>> => {
  const network = networkOf(ctx.address);
  const givePairBack = await takeAllOrRefuse(ctx, [perNameAndAddress, name.value, network]);
  const all = await takeOne(ctx, perName, name.value);
  const giveBack = async () => {
    await givePairBack();
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
  const giveBack = await takeAttempt(ctx, name, captchaToken);
  let isWrong = false;
  try {
    const outcome = await attempt();
    isWrong = outcome === undefined;
    return outcome;
  } finally {
    if (!isWrong) await giveBack();
  }
};
