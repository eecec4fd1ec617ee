import type { z } from 'zod';
import type { Route } from '#contract/routes.ts';

/** Routes by keys such as `'GET /booking/{id}'`. Only types, so that no schema reaches the bundle. */
type RoutesByKey = { [R in Route as `${R['method']} ${R['path']}`]: R };

export type RouteKey = keyof RoutesByKey;

type Answers<K extends RouteKey> = RoutesByKey[K]['answers'];
export type StatusOf<K extends RouteKey> = Extract<keyof Answers<K>, number>;

type BodyOfAnswer<A> = A extends z.ZodType ? z.output<A> : A extends 'binary' ? Blob : null;

export type ApiAnswer<K extends RouteKey, S extends StatusOf<K> = StatusOf<K>> = {
  [One in S]: {
    status: One;
    body: One extends keyof Answers<K> ? BodyOfAnswer<Answers<K>[One]> : never;
    headers: Headers;
  };
}[S];

type PathParameter<P> = P extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathParameter<Rest>
  : never;

type ParamsOption<R> = R extends { path: infer P }
  ? [PathParameter<P>] extends [never]
    ? unknown
    : { params: Record<PathParameter<P>, string> }
  : unknown;

type OptionalWhenEmpty<Name extends string, T> =
  Record<never, never> extends T ? { [N in Name]?: T } : { [N in Name]: T };

type QueryOption<R> = R extends { query: infer Q extends z.ZodType }
  ? OptionalWhenEmpty<'query', z.input<Q>>
  : unknown;

/** The option's name selects the encoding, because the contract's `bodyType` is not known at run time. */
type BodyOption<R> = R extends { body: infer B extends z.ZodType }
  ? OptionalWhenEmpty<R extends { bodyType: 'form' } ? 'form' : 'body', z.input<B>>
  : unknown;

export type CommonOptions<S extends number> = {
  expect: S | readonly S[];
  signal?: AbortSignal | undefined;
  headers?: Readonly<Record<string, string>>;
  timeoutMs?: number;
  keepalive?: boolean;
  /** Neither sends nor stores a token. Used to sign in, where the answer's token belongs to another session. */
  anonymous?: boolean;
};

type InputOptions<R> = ParamsOption<R> & QueryOption<R> & BodyOption<R>;

export type CallOptions<K extends RouteKey, S extends StatusOf<K>> = CommonOptions<S> &
  InputOptions<RoutesByKey[K]>;

export type BodyOf<K extends RouteKey> = ApiAnswer<K, Extract<StatusOf<K>, 200>>['body'];
export type BodyOptions<K extends RouteKey> = Omit<CommonOptions<200>, 'expect'> &
  InputOptions<RoutesByKey[K]>;
