import { type ErrorCode, errorStatus, type FieldErrorCode } from '#contract/errors.ts';

export type Params = Readonly<Record<string, string | number>>;

export type FieldFault = {
  readonly propertyPath: string;
  readonly code: FieldErrorCode;
  readonly params?: Params;
};

export type AppErrorOptions = {
  readonly params?: Params;
  readonly fields?: readonly FieldFault[];
  readonly extras?: Readonly<Record<string, unknown>>;
  readonly retryAfterSeconds?: number;
};

export class AppError extends Error {
  readonly code: ErrorCode;
  readonly options: AppErrorOptions;

  constructor(code: ErrorCode, options: AppErrorOptions = {}) {
    super(code);
    this.name = 'AppError';
    this.code = code;
    this.options = options;
  }

  get status(): number {
    return errorStatus[this.code];
  }
}

export const invalidField = (propertyPath: string, code: FieldErrorCode, params?: Params): AppError =>
  new AppError('INVALID_INPUT', { fields: [{ propertyPath, code, ...(params && { params }) }] });
