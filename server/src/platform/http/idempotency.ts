import type { FastifyRequest } from 'fastify';
import type { RouteDefinition } from '#contract/route.ts';
import type { Context } from '../context/context.ts';
import type { RequestKey } from '../context/once.ts';
import { findEarlierOutput } from '../context/once.ts';
import { AppError, invalidField } from '../errors/app-error.ts';

const header = 'idempotency-key';
export const idempotencyKeyPattern = /^[\x21-\x7e]{1,200}$/;

const idempotencyKeyOf = (request: FastifyRequest): string | null => {
  const given = request.headers[header];
  if (given === undefined) return null;
  if (typeof given !== 'string' || !idempotencyKeyPattern.test(given))
    throw invalidField('Idempotency-Key', 'INVALID_FORMAT');
  return given;
};

/** A new captcha token does not make it a different request. */
const withoutCaptcha = (name: string, value: unknown) => (name === 'captchaToken' ? undefined : value);

const requestKeyOf = (
  ctx: Context,
  route: RouteDefinition,
  key: string | null,
  input: unknown,
): RequestKey | null =>
  key === null
    ? null
    : {
        scope: ctx.actor?.userId ?? `address ${ctx.secrets.hash('idempotency-scope', ctx.address)}`,
        route: `${route.method} ${route.path}`,
        key,
        bodyHashes: ctx.secrets.hashes('idempotency-body', JSON.stringify(input, withoutCaptcha)),
        status: Number(Object.keys(route.answers)[0]),
      };

/** Requests that this instance is working on, by sender, route and key. */
const running = new Map<string, Promise<unknown>>();

/** A repeated request waits until the first has ended, so that limits do not count both. */
const afterItsFirst = async <T>({ scope, route, key }: RequestKey, work: () => Promise<T>): Promise<T> => {
  const name = `${scope} ${route} ${key}`;
  const first = running.get(name) ?? Promise.resolve();
  const mine = first.then(work, work);
  running.set(name, mine);
  try {
    return await mine;
  } finally {
    if (running.get(name) === mine) running.delete(name);
  }
};

export type RepeatLookup = 'first' | 'when refused';

type AnswerToSend = { readonly status: number; readonly body?: unknown };

/**
 * Repeats the stored answer of a request already processed; otherwise runs it with its key in the context,
 * where `inTransaction(ctx, work, { once: true })` stores the output. The lookup comes first where a second
 * run would cost or count something; elsewhere it happens only if the run is refused.
 */
export const answerOnce = async (
  ctx: Context,
  route: RouteDefinition,
  request: FastifyRequest,
  input: unknown,
  lookup: RepeatLookup,
  run: (ctx: Context) => Promise<AnswerToSend>,
): Promise<AnswerToSend> => {
  const requestKey = requestKeyOf(ctx, route, idempotencyKeyOf(request), input);
  if (!requestKey) return run(ctx);
  const findEarlier = async (): Promise<AnswerToSend | undefined> => {
    const earlier = await findEarlierOutput(ctx.db, requestKey, ctx.clock.now());
    return earlier && { status: requestKey.status, body: earlier.output };
  };
  const work = () => run({ ...ctx, requestKey });
  if (lookup === 'first') return afterItsFirst(requestKey, async () => (await findEarlier()) ?? work());
  try {
    return await work();
  } catch (error) {
    const earlier = error instanceof AppError ? await findEarlier() : undefined;
    if (earlier) return earlier;
    throw error;
  }
};
