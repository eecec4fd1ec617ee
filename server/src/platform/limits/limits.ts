import type { CompiledQuery } from 'kysely';
import type { Context } from '../context/context.ts';
import { AppError } from '../errors/app-error.ts';
import type { LimitNumbers } from './limit-numbers.ts';
import { countOne, countOneStatement, returnOne, returnOneStatement, type Window } from './limits.queries.ts';

export type Limit = {
  readonly name: string;
  readonly points: keyof LimitNumbers;
  readonly times?: number;
  readonly seconds: number;
};

type LimitUse = {
  readonly isOver: boolean;
  /** True for the one call per window that exceeded the limit first. */
  readonly isFirstOver: boolean;
  readonly retryAfterSeconds: number;
  giveBack(): Promise<void>;
};

/** Usually counted outside a transaction, so that rolled back attempts count unless given back. */
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

type LimitedSubject = readonly [limit: Limit, ...parts: string[]];

/** Subjects are phones, e-mails and addresses, so only their keyed hash is stored. */
const countEach = async (ctx: LimitContext, counted: readonly LimitedSubject[]): Promise<LimitUse[]> => {
  const now = ctx.clock.now().epochMilliseconds;
  const limited = counted.map(([limit, ...parts]) => ({ limit, key: keyOf(ctx, limit, parts) }));
  const windows = await countOne(
    ctx.db,
    now,
    limited.map(({ limit, key }) => ({ key, milliseconds: limit.seconds * 1000 })),
  );
  return limited.map(({ limit, key }) => {
    const window = findWindow(windows, limit, key);
    return { ...stateOf(ctx, limit, window, now), giveBack: () => returnOne(ctx.db, window) };
  });
};

export const takeEach = (
  ctx: LimitContext,
  limits: readonly Limit[],
  ...parts: readonly string[]
): Promise<LimitUse[]> =>
  countEach(
    ctx,
    limits.map((limit) => [limit, ...parts]),
  );

/** A refused attempt is not counted, so that retries do not prolong the block. Returns the undo. */
export const takeAllOrRefuse = async (
  ctx: LimitContext,
  ...counted: readonly LimitedSubject[]
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
): Promise<LimitUse> => {
  const [taken] = await takeEach(ctx, [limit], ...parts);
  return taken as LimitUse;
};

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

/** Counts within a transaction, for several subjects; a rollback undoes it. */
export type Counting = {
  readonly statement: CompiledQuery<Window>;
  refusalOf(windows: readonly Window[], subject: string): AppError | undefined;
  giveBack(limit: Limit, subjects: readonly string[]): CompiledQuery;
};

export const countingEach = (
  ctx: LimitContext,
  limits: readonly Limit[],
  subjects: readonly string[],
): Counting => {
  const now = ctx.clock.now().epochMilliseconds;
  const limited = subjects.flatMap((subject) =>
    limits.map((limit) => ({ key: keyOf(ctx, limit, [subject]), milliseconds: limit.seconds * 1000 })),
  );
  return {
    statement: countOneStatement(ctx.db, now, limited),
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
