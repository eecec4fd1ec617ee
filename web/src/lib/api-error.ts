import type { ErrorBody, FieldError } from '#contract/errors.ts';

/** An answer of the API that is not a success. `body` is null when the answer was not in the error format. */
export class ApiError extends Error {
  readonly status: number;
  readonly body: ErrorBody | null;

  constructor(status: number, body: ErrorBody | null) {
    super(body?.message ?? `HTTP ${status}`);
    this.name = 'ApiError';
    this.status = status;
    this.body = body;
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
