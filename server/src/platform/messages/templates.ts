import type { Channel } from '#contract/accounts.ts';
import type { Language } from '#contract/common.ts';

type CodeParams = { readonly minutes: number };
type BookingCodeParams = CodeParams & {
  readonly bookingNumber: string;
  readonly plate: string;
  readonly slot: Temporal.Instant;
};
/** The new address or number, masked: the message goes to the old one. */
type ChangeParams = { readonly target: string };
type VehicleParams = { readonly plate: string };
type ReasonParams = VehicleParams & { readonly reason: string };
/** `until`: when it ends, or words for that it does not end by itself. */
type BanParams = ReasonParams & { readonly until: Temporal.Instant | string };
/** `ended`: what became of the booking, in words. */
type StrikeParams = BanParams & {
  readonly bookingNumber: string;
  readonly ended: string;
  readonly warnings: number;
};
/** `limit` warnings ban the truck for `days`. */
type StrikeWarningParams = StrikeParams & { readonly limit: number; readonly days: number };
/** `pass`: where it is seen. */
type BookingParams = VehicleParams & {
  readonly bookingNumber: string;
  readonly slot: Temporal.Instant;
  readonly pass: string;
};
type BookingReasonParams = BookingParams & { readonly reason: string };
/** `slot` is where the booking is now. */
type MovedParams = BookingParams & { readonly from: Temporal.Instant };
/** `list`: a line for each booking. */
type ShiftedListParams = { readonly count: number; readonly list: string; readonly reason: string };
/** `gate`: empty, or a space and its name. */
type CalledParams = BookingParams & { readonly gate: string };
type NoParams = Readonly<Record<string, never>>;

/** Messages that carry a code, and what else their words need. */
type CodeTemplates = {
  'authorization-code': CodeParams;
  'login-code': CodeParams;
  'password-reset-code': CodeParams;
  'booking-code': BookingCodeParams;
  'mail-phone-update-code': CodeParams;
};

type NoticeTemplates = {
  'identifier-already-registered': NoParams;
  'mail-changed': ChangeParams;
  'phone-changed': ChangeParams;
  'password-changed': NoParams;
  'vehicle-approved': VehicleParams;
  'vehicle-disapproved': ReasonParams;
  'vehicle-warned': BanParams;
  'vehicle-banned': BanParams;
  'vehicle-unbanned': ReasonParams;
  'strike-warning': StrikeWarningParams;
  'strike-ban': StrikeParams;
  'booking-confirmed': BookingParams;
  'booking-moved': MovedParams;
  'booking-changed': BookingParams;
  'booking-canceled': BookingReasonParams;
  'booking-shifted': MovedParams & { readonly reason: string };
  'bookings-shifted': ShiftedListParams;
  'booking-arrived': BookingParams;
  'booking-arrival-undone': BookingParams;
  'booking-called': CalledParams;
  'booking-returned': BookingParams;
};

export type CodeTemplate = keyof CodeTemplates;
export type Template = CodeTemplate | keyof NoticeTemplates;

type Addressed = { readonly channel: Channel; readonly to: string; readonly language: Language };

type CodeNotice = {
  [T in CodeTemplate]: Addressed & {
    readonly template: T;
    readonly params: CodeTemplates[T];
    readonly code: string;
  };
}[CodeTemplate];

type PlainNotice = {
  [T in keyof NoticeTemplates]: Addressed & {
    readonly template: T;
    readonly params: NoticeTemplates[T];
    readonly code?: never;
  };
}[keyof NoticeTemplates];

/** What is to be said, to whom, where and in which language. */
export type Notice = CodeNotice | PlainNotice;
