import type { BookingParams } from '#contract/params/booking-params.ts';

export type Params = Omit<BookingParams, 'version'>;
export type ParamName = keyof Params;
export type SomeParams = { readonly [K in ParamName]?: Params[K] | undefined };
export type NumberName = { [K in ParamName]: Params[K] extends number ? K : never }[ParamName];

export const numberGroups = {
  capacity: ['slotMinutes', 'slotCapacity', 'priorityReserve'],
  horizon: [
    'horizonDays',
    'bookingLeadMinutes',
    'editDeadlineMinutes',
    'cancelDeadlineMinutes',
    'confirmationMinutes',
  ],
  freed: ['freedPlaceRestMinutes'],
  limits: ['maxActiveBookingsPerUser', 'maxUnconfirmedPerUser', 'maxUnapprovedPerUser', 'maxEdits'],
  strikes: [
    'arrivalEarlyMinutes',
    'arrivalLateMinutes',
    'noShowGraceMinutes',
    'warningsBeforeBan',
    'warningLifetimeDays',
    'banDays',
    'appealDays',
    'appealHours',
  ],
  passage: ['callTimeoutMinutes'],
  privacy: ['personalDataMonths'],
} as const satisfies Record<string, readonly NumberName[]>;

export const drawNumbers = ['maxWishes', 'maxPerUser', 'ticketDays', 'maxTickets'] as const;
export const drawTimes = ['closesAt', 'saleOpensAt', 'confirmUntil'] as const;

export type NumberGroupName = keyof typeof numberGroups;

export const numberNames: readonly NumberName[] = Object.values(numberGroups).flat();

export const paramNames: readonly ParamName[] = [
  ...numberNames,
  'waitingList',
  'reconfirm',
  'weeklyHours',
  'closures',
  'capacityOverrides',
  'gates',
  'site',
  'certificateRequired',
  'priorityDocumentRequired',
  'codeChannel',
  'cargoTypes',
  'draw',
];
