import type { ErrorBody, FieldError } from '#contract/errors.ts';

/** Accepts a body with only a `message`, which a proxy may send. Null for any other body. */
export const errorBodyOf = (body: unknown): ErrorBody | null => {
  if (typeof body !== 'object' || body === null || !('message' in body)) return null;
  const errors = 'errors' in body && Array.isArray(body.errors) ? body.errors : [];
  return { ...(body as ErrorBody), errors };
};

/** An answer other than a success. `body` is null if it was not in the error format. */
export class ApiError extends Error {
  readonly status: number;
  readonly body: ErrorBody | null;
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

export class NetworkError extends Error {
  constructor(cause: unknown) {
    super('network', { cause });
    this.name = 'NetworkError';
  }
}

/** A success status that `expect` does not name, so that client and server disagree. */
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

/** The object has changed since it was loaded, so that nothing was saved. */
export const isStale = (error: unknown) => hasCode(error, 'STALE_VERSION');
