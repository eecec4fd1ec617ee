import { z } from 'zod';
import { localizedText } from './common.ts';

/** Every error the API can answer with, and its HTTP status. Words: `errors.<CODE>` in locales. */
export const errorStatus = {
  INVALID_INPUT: 400,
  BROKEN_BODY: 400,
  BAD_REQUEST: 400,
  UNAUTHORIZED: 401,
  WRONG_CREDENTIALS: 401,
  FORBIDDEN: 403,
  ACCOUNT_BLOCKED: 403,
  NO_OPERATOR_ACCESS: 403,
  NO_TERMINAL_HERE: 403,
  PASSWORD_REQUIRED: 403,
  NOT_FOUND: 404,
  REQUEST_TIMEOUT: 408,
  STALE_VERSION: 409,
  SLOT_FULL: 409,
  PLATE_ALREADY_BOOKED: 409,
  VEHICLE_HAS_BOOKING: 409,
  IDEMPOTENCY_KEY_REUSED: 409,
  PLATE_ALREADY_HELD: 409,
  PLATE_APPROVED_ELSEWHERE: 409,
  FILE_IN_USE: 409,
  DOCUMENT_IN_USE: 409,
  PAYLOAD_TOO_LARGE: 413,
  FILE_TOO_LARGE: 413,
  URI_TOO_LONG: 414,
  UNSUPPORTED_MEDIA_TYPE: 415,
  CAPTCHA_REQUIRED: 422,
  BOOKING_BLOCKED: 422,
  SLOT_NOT_FOUND: 422,
  SLOT_CLOSED: 422,
  SLOT_BEYOND_HORIZON: 422,
  SLOT_TOO_SOON: 422,
  SLOT_PAST: 422,
  VEHICLE_BANNED: 422,
  PLATE_OF_ANOTHER_ACCOUNT: 422,
  CERTIFICATE_REQUIRED: 422,
  PRIORITY_DOCUMENT_REQUIRED: 422,
  TOO_MANY_BOOKINGS: 422,
  TOO_MANY_UNCONFIRMED: 422,
  TOO_MANY_UNAPPROVED: 422,
  PHONE_REQUIRED: 422,
  EMAIL_REQUIRED: 422,
  HOLD_EXPIRED: 422,
  NOT_AWAITING_CODE: 422,
  NOT_EDITABLE: 422,
  PLATE_NOT_EDITABLE: 422,
  EDIT_TOO_LATE: 422,
  EDITS_USED_UP: 422,
  TRANSITION_REFUSED: 422,
  OUTSIDE_ARRIVAL_WINDOW: 422,
  NOWHERE_TO_SHIFT: 422,
  CANNOT_BLOCK_SELF: 422,
  LAST_ADMIN: 422,
  VEHICLE_NOT_BANNED: 422,
  TOO_MANY_VEHICLES: 422,
  TOO_MANY_FILES: 422,
  FILE_QUOTA_REACHED: 422,
  TOO_MANY_REQUESTS: 429,
  BOOKING_PAUSE: 429,
  CODE_ATTEMPTS_EXCEEDED: 429,
  RESEND_TOO_EARLY: 429,
  RESENDS_EXCEEDED: 429,
  HEADERS_TOO_LARGE: 431,
  INTERNAL: 500,
  UNAVAILABLE: 503,
  DATABASE_FULL: 503,
  STORAGE_FULL: 507,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof errorStatus;

/** What can be wrong with one field. Words: `fieldErrors.<CODE>` in locales. */
export const fieldErrorCodes = [
  'REQUIRED',
  'UNKNOWN_FIELD',
  'INVALID_TYPE',
  'INVALID_FORMAT',
  'INVALID_VALUE',
  'TOO_SHORT',
  'TOO_LONG',
  'TOO_SMALL',
  'TOO_BIG',
  'NOT_IN_FUTURE',
  'PLATE_ALREADY_HELD',
  'FILE_TOO_LARGE',
  'WRONG_FILE_TYPE',
  'FILE_CONTENT_MISMATCH',
  'EMPTY_FILE',
  'ONE_FILE_ONLY',
  'COMMON_PASSWORD',
  'WRONG_PASSWORD',
  'WRONG_CODE',
  'EXPIRED_CODE',
  'ALREADY_YOURS',
] as const;

export type FieldErrorCode = (typeof fieldErrorCodes)[number];

export const fieldError = z.object({ propertyPath: z.string(), code: z.string(), message: z.string() });
export type FieldError = z.infer<typeof fieldError>;

/** Extras such as `suggestions` stand at the top level. */
export const errorBody = z.looseObject({
  code: z.string(),
  message: z.string(),
  messagesByLang: localizedText,
  errors: z.array(fieldError),
  requestId: z.string(),
});
export type ErrorBody = z.infer<typeof errorBody>;
