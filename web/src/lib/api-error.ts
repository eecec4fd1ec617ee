import type { ErrorBody, FieldError } from '#contract/errors.ts';

/**
 * A refusal in the error format. One that only has a `message`, as a proxy may send it, is taken as one without fields;
 * null when not even that is there.
 */
export const errorBodyOf = (body: unknown): ErrorBody | null => {
  if (typeof body !== 'object' || body === null || !('message' in body)) return null;
  const errors = 'errors' in body && Array.isArray(body.errors) ? body.errors : [];
  return { ...(body as ErrorBody), errors };
};

/** An answer of the API that is not a success. `body` is null when the answer was not in the error format. */
export class ApiError extends Error {
  readonly status: number;
  readonly body: ErrorBody | null;
  /** Of the `Retry-After` header. */
  readonly retryAfterSeconds: number | undefined;

  constructor(status: number, body: ErrorBody | null, retryAfterSeconds?: number) {
    super(body?.message ?? `HTTP ${status}`);
    this.name = 'ApiError';
    this.status = status;
    this.body = body;
    this.retryAfterSeconds = retryAfterSeconds;
  }

  get fieldErrors(): readonly FieldError[] {
    return this.body?.errors ?? [];
  }
}

/** The request never reached an answer: no network, a cut connection, a timeout. */
export class NetworkError extends Error {
  constructor(cause: unknown) {
    super('network', { cause });
    this.name = 'NetworkError';
  }
}

/** A success, but not the one the call is documented to answer with: the server and this code disagree. */
export class UnexpectedStatusError extends Error {
  readonly status: number;
  readonly expected: readonly number[];

  constructor(status: number, expected: readonly number[]) {
    super(`HTTP ${status}, expected ${expected.join(' or ')}`);
    this.name = 'UnexpectedStatusError';
    this.status = status;
    this.expected = expected;
  }
}

export const hasCode = (error: unknown, ...codes: readonly string[]): error is ApiError =>
  error instanceof ApiError && codes.some((code) => code === error.body?.code);

/** What was changed has been changed elsewhere meanwhile, and nothing was saved over it. */
export const isStale = (error: unknown) => hasCode(error, 'STALE_VERSION');
