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

const stateOf = ({ config }: Pick<LimitContext, 'config'>, limit: Limit, window: Window, now: number) => {
  const most = config.limits[limit.points] * (limit.times ?? 1);
  return {
    isOver: window.points > most,
    isFirstOver: window.points === most + 1,
    retryAfterSeconds: (window.expire - now) / 1000,
  };
};

/**
 * Counts one of each of several limits of the same thing, in one statement, and answers in their order. Keys hold
 * phones, e-mails and addresses, so only their keyed hash is stored.
 */
export const takeEach = async (
  ctx: LimitContext,
  limits: readonly Limit[],
  ...parts: readonly string[]
): Promise<Taken[]> => {
  const now = ctx.clock.now().epochMilliseconds;
  const asked = limits.map((limit) => ({ limit, key: keyOf(ctx, limit, parts) }));
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

export const takeOne = async (
  ctx: LimitContext,
  limit: Limit,
  ...parts: readonly string[]
): Promise<Taken> => {
  const [taken] = await takeEach(ctx, [limit], ...parts);
  return taken as Taken;
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
