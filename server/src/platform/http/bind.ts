import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Answer, RouteDefinition } from '#contract/route.ts';
import type { Context, TrxContext } from '../context/context.ts';
import { inTransaction } from '../context/context.ts';
import { AppError } from '../errors/app-error.ts';
import { eventStreamType } from '../streams/event-bytes.ts';
import { answerOnce, type RepeatLookup } from './idempotency.ts';
import { mediaTypes } from './input/media-types.ts';
import { sendTagged, tagged } from './pages/revalidation.ts';
import { isReady, type ReadyAnswer } from './ready/ready-answer.ts';
import { checkReady, sendReady } from './ready/send-ready.ts';
import type { ContextOf } from './request-context.ts';

type Output<T> = T extends z.ZodType ? z.output<T> : undefined;

type Input<R extends RouteDefinition> = {
  readonly params: Output<R['params']>;
  readonly query: Output<R['query']>;
  readonly body: Output<R['body']>;
};

type BodyOf<A> = A extends z.ZodType ? z.input<A> : A extends null ? undefined : unknown;

/** Marks an answer that sets its own status or headers. */
const isAnswer = Symbol('answer');

type Reply<R extends RouteDefinition> = {
  [S in keyof R['answers'] & number]: {
    readonly [isAnswer]: true;
    readonly status: S;
    readonly headers?: Readonly<Record<string, string>>;
  } & (BodyOf<R['answers'][S]> extends undefined
    ? { readonly body?: undefined }
    : { readonly body: BodyOf<R['answers'][S]> | ReadyAnswer });
}[keyof R['answers'] & number];

/** Keeps the status a literal type, which an object literal in an async function would lose. */
export const answer = <S extends number, B = undefined>(
  status: S,
  body?: B,
  headers: Readonly<Record<string, string>> = {},
) => ({ [isAnswer]: true, status, body: body as B, headers }) as const;

type SuccessBody<A> = A extends null ? unknown : BodyOf<A> | ReadyAnswer;

/** The body of the usual answer. If the contract has none, nothing is sent, whatever the handler returns. */
type Result<R extends RouteDefinition> =
  | Reply<R>
  | SuccessBody<R['answers'][keyof R['answers'] & (200 | 201 | 204)]>;

const toReply = ({ answers }: RouteDefinition, result: unknown): Reply<RouteDefinition> => {
  if (typeof result === 'object' && result !== null && isAnswer in result)
    return result as Reply<RouteDefinition>;
  // Number keys are listed in ascending order, and the smallest status is the usual one.
  const status = Number(Object.keys(answers)[0]);
  return answer(status, answers[status] === null ? undefined : result);
};

export type RouteHost = { readonly app: FastifyInstance; readonly contextOf: ContextOf };

const isSchema = (answer: Answer): answer is z.ZodType => answer !== null && answer !== 'binary';

const schemaOf = (route: RouteDefinition) => ({
  ...(route.params && { params: route.params }),
  ...(route.query && { querystring: route.query }),
  ...(route.body && route.bodyType !== 'multipart' && { body: route.body }),
  response: Object.fromEntries(
    Object.entries(route.answers).filter((entry): entry is [string, z.ZodType] => isSchema(entry[1])),
  ),
});

/** All parsers are registered globally, so each route refuses foreign content types itself, and compressed bodies. */
const requireMediaType = (route: RouteDefinition) => async (request: FastifyRequest) => {
  const given = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  const isForeign = given !== undefined && given !== mediaTypes[route.bodyType ?? 'json'];
  const encoding = request.headers['content-encoding']?.trim().toLowerCase() ?? 'identity';
  if (isForeign || encoding !== 'identity') throw new AppError('UNSUPPORTED_MEDIA_TYPE');
};

const send = (
  route: RouteDefinition,
  request: FastifyRequest,
  reply: FastifyReply,
  answer: Reply<RouteDefinition>,
) => {
  const { cache } = route;
  reply.code(answer.status).header('Cache-Control', 'no-store');
  for (const [name, value] of Object.entries(answer.headers ?? {})) reply.header(name, value);
  // A renewed token must never be cached: the next visitor may use the same browser.
  const isForMany = cache !== undefined || isReady(answer.body);
  const mayBeKept = isForMany && !reply.hasHeader('Authorization');
  const kept = `private, max-age=${cache?.maxAgeSeconds ?? 0}`;
  if (mayBeKept) reply.header('Cache-Control', kept);
  if (isReady(answer.body)) {
    if (request.server.checksAnswers) checkReady(route, answer.status, answer.body);
    return sendReady(request, reply, answer.body, mayBeKept);
  }
  if (!mayBeKept) return reply.send(answer.body);
  reply.header('Vary', 'Authorization');
  const text = reply.serialize(answer.body) as string;
  return sendTagged(request, reply, tagged(text), kept);
};

/**
 * Runs outside a transaction: for reads, and for work that opens its own. `lookup` says when a repeated request is
 * looked for.
 */
export const bind = <R extends RouteDefinition>(
  { app, contextOf }: RouteHost,
  route: R,
  run: (ctx: Context, input: Input<R>, request: FastifyRequest) => Promise<Result<R>>,
  lookup: RepeatLookup = 'first',
): void => {
  app.route({
    method: route.method,
    ...(route.changesState && { exposeHeadRoute: false }),
    url: route.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    schema: schemaOf(route),
    config: {
      access: route.access,
      upload: route.bodyType === 'multipart',
      endless: route.binaryTypes?.includes(eventStreamType) ?? false,
      ...(route.underLoad && { underLoad: route.underLoad }),
    },
    ...(route.body && { preParsing: requireMediaType(route) }),
    handler: async (request, reply) => {
      const input = { params: request.params, query: request.query, body: request.body } as Input<R>;
      const ctx = contextOf(request, reply);
      const perform = async (context: Context) => toReply(route, await run(context, input, request));
      const answered = route.idempotent
        ? await answerOnce(ctx, route, request, input, lookup, perform)
        : await perform(ctx);
      return send(route, request, reply, answered as Reply<RouteDefinition>);
    },
  });
};

/** For handlers whose own transaction detects a repeated request (`once`): no lookup beforehand. */
export const bindOnce = <R extends RouteDefinition>(
  host: RouteHost,
  route: R,
  handler: (ctx: Context, input: Input<R>) => Promise<Result<R>>,
): void => {
  bind(host, route, handler, 'when refused');
};

/** `before` runs outside the transaction: for limits, which count even if the work is rolled back. */
export const bindInTransaction = <R extends RouteDefinition>(
  host: RouteHost,
  route: R,
  handler: (ctx: TrxContext, input: Input<R>) => Promise<Result<R>>,
  before?: (ctx: Context) => Promise<void>,
): void => {
  bind(host, route, async (ctx, input) => {
    await before?.(ctx);
    return inTransaction(ctx, (trx) => handler(trx, input), { once: true });
  });
};
