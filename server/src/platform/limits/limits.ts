import type { CompiledQuery } from 'kysely';
import type { Context } from '../context.ts';
import { AppError } from '../errors/app-error.ts';
import type { LimitNumbers } from './limit-numbers.ts';
import { countOne, countOneStatement, returnOne, returnOneStatement, type Window } from './limits.queries.ts';

/** So much of something in a window that begins with the first one. */
export type Limit = {
  readonly name: string;
  readonly points: keyof LimitNumbers;
  /** Where the limit is a multiple of the configured number. */
  readonly times?: number;
  readonly seconds: number;
};

type Taken = {
  readonly isOver: boolean;
  /** Once in a window: the one with which it became too much. */
  readonly isFirstOver: boolean;
  readonly retryAfterSeconds: number;
  /** For what turned out not to count. */
  giveBack(): Promise<void>;
};

/** Most limits are taken before a transaction: what is rolled back still counts unless it is given back. */
type LimitContext = Pick<Context, 'db' | 'clock' | 'config' | 'secrets'>;

const keyOf = ({ secrets }: Pick<LimitContext, 'secrets'>, limit: Limit, parts: readonly string[]) =>
  `${limit.name}:${secrets.hash('limit', JSON.stringify(parts))}`;

const findWindow = (windows: readonly Window[], { name }: Limit, key: string): Window => {
  const window = windows.find((counted) => counted.key === key);
  if (!window) throw new Error(`The limit ${name} was not counted`);
  return window;
};

const mostOf = ({ config }: Pick<LimitContext, 'config'>, limit: Limit) =>
  Math.floor(config.limits[limit.points] * (limit.times ?? 1));

const stateOf = ({ config }: Pick<LimitContext, 'config'>, limit: Limit, window: Window, now: number) => {
  const most = mostOf({ config }, limit);
  return {
    isOver: window.points > most,
    isFirstOver: window.points === most + 1,
    retryAfterSeconds: (window.expire - now) / 1000,
  };
};

/** A limit, and what it counts for. */
type Counted = readonly [limit: Limit, ...parts: string[]];

/**
 * Counts one of each, in one statement, and answers in their order. Keys hold phones, e-mails and addresses, so only
 * their keyed hash is stored.
 */
const countEach = async (ctx: LimitContext, counted: readonly Counted[]): Promise<Taken[]> => {
  const now = ctx.clock.now().epochMilliseconds;
  const asked = counted.map(([limit, ...parts]) => ({ limit, key: keyOf(ctx, limit, parts) }));
  const windows = await countOne(
    ctx.db,
    now,
    asked.map(({ limit, key }) => ({ key, milliseconds: limit.seconds * 1000 })),
  );
  return asked.map(({ limit, key }) => {
    const window = findWindow(windows, limit, key);
    return { ...stateOf(ctx, limit, window, now), giveBack: () => returnOne(ctx.db, window) };
  });
};

/** Several limits of the same thing. */
export const takeEach = (
  ctx: LimitContext,
  limits: readonly Limit[],
  ...parts: readonly string[]
): Promise<Taken[]> =>
  countEach(
    ctx,
    limits.map((limit) => [limit, ...parts]),
  );

/**
 * Counts one of each, or refuses: a refused one counts for nothing, so that refusals do not prolong themselves. The
 * returned function takes all of them back.
 */
export const takeAllOrRefuse = async (
  ctx: LimitContext,
  ...counted: readonly Counted[]
): Promise<() => Promise<void>> => {
  const taken = await countEach(ctx, counted);
  const giveBack = async () => {
    for (const one of taken) await one.giveBack();
  };
  const over = taken.filter(({ isOver }) => isOver);
  if (over.length === 0) return giveBack;
  await giveBack();
  throw tooMany(Math.max(...over.map(({ retryAfterSeconds }) => retryAfterSeconds)));
};

export const takeOne = async (
  ctx: LimitContext,
  limit: Limit,
  ...parts: readonly string[]
): Promise<Taken> => {
  const [taken] = await takeEach(ctx, [limit], ...parts);
  return taken as Taken;
};

/** How much of a limit is used in its present window, without counting; 1 is all of it. */
export const usedShare = async (
  ctx: LimitContext,
  limit: Limit,
  ...parts: readonly string[]
): Promise<number> => {
  const window = await ctx.db
    .selectFrom('rate_limit')
    .select('points')
    .where('key', '=', keyOf(ctx, limit, parts))
    .where('expire', '>', ctx.clock.now().epochMilliseconds)
    .executeTakeFirst();
  return (window?.points ?? 0) / mostOf(ctx, limit);
};

/** Counting that is part of a transaction, for several subjects at once: what is rolled back does not count. */
export type Counting = {
  readonly statement: CompiledQuery<Window>;
  /** By the rows of the statement: the refusal of who has had too much. */
  refusalOf(windows: readonly Window[], subject: string): AppError | undefined;
  /** For subjects of whom one of the limits does not count after all. */
  giveBack(limit: Limit, subjects: readonly string[]): CompiledQuery;
};

export const countingEach = (
  ctx: LimitContext,
  limits: readonly Limit[],
  subjects: readonly string[],
): Counting => {
  const now = ctx.clock.now().epochMilliseconds;
  const asked = subjects.flatMap((subject) =>
    limits.map((limit) => ({ key: keyOf(ctx, limit, [subject]), milliseconds: limit.seconds * 1000 })),
  );
  return {
    statement: countOneStatement(ctx.db, now, asked),
    refusalOf: (windows, subject) => {
      const over = limits
        .map((limit) => stateOf(ctx, limit, findWindow(windows, limit, keyOf(ctx, limit, [subject])), now))
        .find(({ isOver }) => isOver);
      return over && tooMany(over.retryAfterSeconds);
    },
    giveBack: (limit, given) =>
      returnOneStatement(
        ctx.db,
        given.map((subject) => keyOf(ctx, limit, [subject])),
      ),
  };
};

export const tooMany = (retryAfterSeconds: number): AppError =>
  new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds });
