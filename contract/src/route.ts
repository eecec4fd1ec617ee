import type { z } from 'zod';

/**
 * Who may call a route:
 * - public: anybody;
 * - any-session: any live session, a kiosk's too;
 * - signed-in: any live session but a kiosk's, because everybody can reach a kiosk;
 * - terminal: a kiosk (terminal) session of a BOARD or ADMIN account, or an administrator;
 * - admin: an administrator, that is an ADMIN account in an admin session.
 * So what a kiosk may do is the list of the routes with `any-session` and `terminal`.
 */
export type Access = 'public' | 'any-session' | 'signed-in' | 'terminal' | 'admin';

export type BodyType = 'json' | 'form' | 'multipart';

/** The part of a multipart body that is the file. */
export const uploadField = 'file';

/** `null` is an answer without a body, `'binary'` a file. */
export type Answer = z.ZodType | null | 'binary';

export type RouteDefinition = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below the API base; parameters as `{name}`. */
  readonly path: `/${string}`;
  readonly access: Access;
  readonly summary: string;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** `json` when absent. */
  readonly bodyType?: BodyType;
  readonly answers: { readonly [status: number]: Answer };
  /** What a binary answer can be. */
  readonly binaryTypes?: readonly string[];
  /** The same for everybody who may ask; a browser may keep it for so long. */
  readonly cache?: { readonly maxAgeSeconds: number };
  /** A GET that changes something, so asking for its headers alone (HEAD) is not possible. */
  readonly changesState?: true;
  /** Takes an `Idempotency-Key`. */
  readonly idempotent?: true;
  /** Keeps what `Application-Type` says. */
  readonly takesApplicationType?: true;
  /** The status whose answer carries the token of a new session as its `Authorization` header. */
  readonly signsInWith?: number;
};

/** Keeps every literal of the definition, so that server and web can be typed from it. */
export const route = <const R extends RouteDefinition>(definition: R): R => definition;
