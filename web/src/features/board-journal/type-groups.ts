import { bookingEventTypes, type EventType } from '#contract/journal/event-types.ts';

export const typeGroups = {
  bookings: bookingEventTypes,
  vehicles: [
    'VEHICLE_ADDED',
    'VEHICLE_CHANGED',
    'VEHICLE_DELETED',
    'VEHICLE_APPROVED',
    'VEHICLE_DISAPPROVED',
    'BAN',
    'WARN',
    'UNBAN',
    'APPEAL_MADE',
    'APPEAL_SUSPENDED',
    'APPEAL_DECIDED',
    'DOCUMENT_VIEWED',
    'DOCUMENT_DELETED',
    'FILE_REFUSED',
  ],
  accounts: [
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
    'PERSONAL_DATA_REMOVED',
  ],
  checkpoint: ['PARAMS_CHANGED', 'BOOKING_BLOCKED', 'BOOKING_UNBLOCKED', 'REASONS_CHANGED'],
  content: [
    'BANNER_ADDED',
    'BANNER_CHANGED',
    'BANNER_DELETED',
    'NEWS_ADDED',
    'NEWS_CHANGED',
    'NEWS_DELETED',
    'REPORT_DOWNLOADED',
  ],
} as const satisfies Record<string, readonly EventType[]>;

export type TypeGroup = keyof typeof typeGroups;
export const typeGroupNames = Object.keys(typeGroups) as TypeGroup[];
