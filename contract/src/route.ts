import { z } from 'zod';
import type { Access } from '#kernel/access.ts';
import { id } from './common.ts';

/**
 * What an overloaded instance does with a request. `waits`: the requests of a crowd that wants places are
 * handled one after the other and never refused because there are many. `refused-last`: the work at the gate.
 * Requests without either are refused first.
 */
export type UnderLoad = 'waits' | 'refused-last';

export type BodyType = 'json' | 'form' | 'multipart';

export const uploadField = 'file';

/** `null`: no body; `'binary'`: a file or stream. */
export type Answer = z.ZodType | null | 'binary';

/** The parts of a request as a use case gets them, checked by the schemas of the route. */
export type QueryOf<R extends RouteDefinition> = z.output<NonNullable<R['query']>>;
export type BodyOf<R extends RouteDefinition> = NonNullable<z.output<NonNullable<R['body']>>>;

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
type Path = `/${string}`;

export type RouteDefinition = {
  readonly method: Method;
  readonly path: Path;
  readonly access: Access;
  readonly summary: string;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** If absent, `json`. */
  readonly bodyType?: BodyType;
  readonly answers: { readonly [status: number]: Answer };
  readonly binaryTypes?: readonly string[];
  /** Same answer for everybody with access; browsers may cache it for this long. */
  readonly cache?: { readonly maxAgeSeconds: number };
  /** A GET with side effects, so HEAD is not offered. */
  readonly changesState?: true;
  readonly idempotent?: true;
  readonly underLoad?: UnderLoad;
  readonly takesApplicationType?: true;
  /** Status whose answer carries a new session's token in `Authorization`. */
  readonly signsInWith?: number;
};

/** Names of the placeholders of an address: `/draws/{date}/list` has `date`. */
type Placeholder<P extends string> = P extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never;

type Given = Omit<RouteDefinition, 'method' | 'path' | 'access' | 'answers'> & Partial<RouteDefinition>;

type Ids<P extends string> = z.ZodObject<Record<Placeholder<P>, typeof id>, z.core.$strict>;

type Supplied<P extends string, D extends Given> = (D extends { params: z.ZodObject }
  ? unknown
  : [Placeholder<P>] extends [never]
    ? unknown
    : { readonly params: Ids<P> }) &
  (D extends { answers: object } ? unknown : { readonly answers: { readonly 204: null } });

const idsIn = (path: string) => {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return names.length > 0
    ? { params: z.strictObject(Object.fromEntries(names.map((name) => [name, id]))) }
    : {};
};

/**
 * Defines a route. It keeps literal types, from which server and web derive theirs, and the web calls the route
 * by the same address. Unless the definition says otherwise, placeholders are ids and the answer is empty.
 */
export const route = <const M extends Method, const P extends Path, const D extends Given>(
  address: `${M} ${P}`,
  access: Access,
  definition: D,
) => {
  const [method, path] = address.split(' ') as [M, P];
  const supplied = { ...idsIn(path), answers: { 204: null } };
  return { method, path, access, ...supplied, ...definition } as D &
    Supplied<P, D> & { readonly method: M; readonly path: P; readonly access: Access };
};
