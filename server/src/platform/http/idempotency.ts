import { sql } from 'kysely';
import type { RouteDefinition } from '#contract/route.ts';
import type { Context, TrxContext } from '../context.ts';
import type { Db } from '../db/database.ts';
import { AppError } from '../errors/app-error.ts';
import type { Input, Reply } from './bind.ts';

export const answersKeptHours = 24;

type Attempt = {
  readonly scope: string;
  readonly route: string;
  readonly key: string;
  readonly bodyHash: string;
};

/**
 * Runs `work` unless an earlier request with the same key has; then that one's answer is given again. Called with
 * the transaction in which the work happens: both are kept or neither.
 */
type Once<R extends RouteDefinition> = (ctx: TrxContext, work: () => Promise<Reply<R>>) => Promise<Reply<R>>;

/** Solving a captcha for the second sending does not make it another request. */
const withoutCaptcha = (name: string, value: unknown) => (name === 'captchaToken' ? undefined : value);

const attemptOf = (ctx: Context, route: RouteDefinition, input: unknown): Attempt | undefined =>
  ctx.idempotencyKey === null
    ? undefined
    : {
        scope: ctx.actor?.userId ?? `address ${ctx.secrets.hash('idempotency-scope', ctx.address)}`,
        route: `${route.method} ${route.path}`,
        key: ctx.idempotencyKey,
        bodyHash: ctx.secrets.hash('idempotency-body', JSON.stringify(input, withoutCaptcha)),
      };

const oldest = (ctx: Pick<Context, 'clock'>) => ctx.clock.now().subtract({ hours: answersKeptHours });

const findAnswer = (db: Db, attempt: Attempt, since: Temporal.Instant) =>
  db
    .selectFrom('idempotent_answer')
    .select(['body_hash', 'status', 'answer'])
    .where('scope', '=', attempt.scope)
    .where('route', '=', attempt.route)
    .where('key', '=', attempt.key)
    .where('created_at', '>', since)
    .executeTakeFirst();

const earlierReply = async <R extends RouteDefinition>(
  ctx: Pick<Context, 'db' | 'clock'>,
  attempt: Attempt,
): Promise<Reply<R> | undefined> => {
  const earlier = await findAnswer(ctx.db, attempt, oldest(ctx));
  if (!earlier || earlier.status === null) return undefined;
  if (earlier.body_hash !== attempt.bodyHash) throw new AppError('IDEMPOTENCY_KEY_REUSED');
  return { status: earlier.status, body: earlier.answer ?? undefined } as unknown as Reply<R>;
};

/** Waits while another transaction holds the same key: false if that one has kept an answer. */
const claim = async (ctx: TrxContext, attempt: Attempt): Promise<boolean> => {
  const { rows } = await sql`
    INSERT INTO idempotent_answer AS kept (scope, route, key, body_hash, created_at)
    VALUES (${attempt.scope}, ${attempt.route}, ${attempt.key}, ${attempt.bodyHash}, ${ctx.clock.now()})
    ON CONFLICT (scope, route, key) DO UPDATE
      SET body_hash = excluded.body_hash, created_at = excluded.created_at, status = NULL, answer = NULL
      WHERE kept.created_at <= ${oldest(ctx)}
    RETURNING key`.execute(ctx.db);
  return rows.length === 1;
};

/** Status and body only: headers may hold a token, which belongs to one request. */
const keep = (
  ctx: TrxContext,
  attempt: Attempt,
  reply: { readonly status: number; readonly body?: unknown },
) =>
  ctx.db
    .updateTable('idempotent_answer')
    .set({ status: reply.status, answer: reply.body === undefined ? null : JSON.stringify(reply.body) })
    .where('scope', '=', attempt.scope)
    .where('route', '=', attempt.route)
    .where('key', '=', attempt.key)
    .execute();

/** A handler that may be sent the same request twice. A refused request keeps nothing and may be tried again. */
export const idempotently =
  <R extends RouteDefinition & { readonly idempotent: true }>(
    route: R,
    handler: (ctx: Context, input: Input<R>, once: Once<R>) => Promise<Reply<R>>,
  ) =>
  async (ctx: Context, input: Input<R>): Promise<Reply<R>> => {
    const attempt = attemptOf(ctx, route, input);
    if (!attempt) return handler(ctx, input, (_trx, work) => work());
    const earlier = await earlierReply<R>(ctx, attempt);
    if (earlier) return earlier;
    return handler(ctx, input, async (trx, work) => {
      if (await claim(trx, attempt)) {
        const reply = await work();
        await keep(trx, attempt, reply);
        return reply;
      }
      const first = await earlierReply<R>(trx, attempt);
      if (!first) throw new Error('An idempotent answer vanished while it was waited for');
      return first;
    });
  };
