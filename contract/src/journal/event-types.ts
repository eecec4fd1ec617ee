export const bookingEventTypes = [
  'CREATED',
  'CONFIRMED',
  'EDITED',
  'CHANGE_REQUESTED',
  'CHANGE_DROPPED',
  'STATUS',
  'CANCELED',
  'CANCEL_UNDONE',
  'SHIFTED',
  'SHIFT_UNDONE',
  'OFFERED',
  'OFFER_TAKEN',
  'COMING_ASKED',
  'COMING_YES',
  'COMING_NO',
  'TAKEN_BACK',
  'RECALLED',
  'REDIRECTED',
  'CALL_ACKNOWLEDGED',
  'MOVE_ACKNOWLEDGED',
  'PASS_RENEWED',
] as const;
export type BookingEventType = (typeof bookingEventTypes)[number];

/** LIMIT excludes the truck from draws for a time. */
export const banEventTypes = ['BAN', 'WARN', 'LIMIT', 'UNBAN'] as const;
export type BanEventType = (typeof banEventTypes)[number];

/** Entries for what is not in the histories of bookings and bans. */
export const journalEntryTypes = [
  'VEHICLE_ADDED',
  'VEHICLE_CHANGED',
  'VEHICLE_DELETED',
  'VEHICLE_APPROVED',
  'VEHICLE_DISAPPROVED',
  'VEHICLE_DECISION_UNDONE',
  'PLATE_WATCHED',
  'PLATE_UNWATCHED',
  'DOCUMENT_VIEWED',
  'DOCUMENT_DELETED',
  'FILE_REFUSED',
  'APPEAL_MADE',
  'APPEAL_SUSPENDED',
  'APPEAL_DECIDED',
  'LIST_JOINED',
  'LIST_CHANGED',
  'LIST_LEFT',
  'LIST_ENDED',
  'DRAW_APPLIED',
  'DRAW_APPLICATION_CHANGED',
  'DRAW_APPLICATION_WITHDRAWN',
  'NOTE_ADDED',
  'NOTE_DELETED',
  'DUTY_BEGUN',
  'DUTY_ENDED',
  'ACCOUNT_OPENED',
  'ACCOUNT_TAKEN_OVER',
  'ACCOUNT_DELETED',
  'USER_BLOCKED',
  'USER_UNBLOCKED',
  'ROLES_CHANGED',
  'SESSIONS_ENDED',
  'FACTOR_ADDED',
  'FACTOR_REMOVED',
  'RECOVERY_CODES_RENEWED',
  'FACTORS_RESET',
  'PARAMS_CHANGED',
  'CHECKPOINT_CLOSED',
  'CLOSURE_EXTENDED',
  'CHECKPOINT_REOPENED',
  'CLOSURE_UNDONE',
  'CLOSURE_REASONS_CHANGED',
  'BOOKING_BLOCKED',
  'BOOKING_UNBLOCKED',
  'GATE_CLOSED',
  'GATE_OPENED',
  'REASONS_CHANGED',
  'BANNER_ADDED',
  'BANNER_CHANGED',
  'BANNER_DELETED',
  'NEWS_ADDED',
  'NEWS_CHANGED',
  'NEWS_DELETED',
  'REPORT_DOWNLOADED',
  'PERSONAL_DATA_REMOVED',
] as const;
export type JournalEntryType = (typeof journalEntryTypes)[number];

export const eventTypes = [...bookingEventTypes, ...banEventTypes, ...journalEntryTypes] as const;
export type EventType = (typeof eventTypes)[number];

export const actors = ['DRIVER', 'ADMIN', 'TERMINAL', 'SYSTEM'] as const;
export type ActorKind = (typeof actors)[number];
