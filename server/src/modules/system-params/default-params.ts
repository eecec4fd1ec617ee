import type { BookingParams, CargoTypeSetting } from '#contract/params/booking-params.ts';
import { weekdays } from '#contract/params/weekdays.ts';
import { sayInAll } from '../../platform/words/words.ts';

const cargo = (code: string, priority = false): CargoTypeSetting => ({
  code,
  names: sayInAll(`cargoTypes.${code}`),
  priority,
  active: true,
});

const allDay = [{ from: '00:00', to: '24:00' }];

/** Initial parameters. The first cargo type is the default one. */
export const defaultParams = (): Omit<BookingParams, 'version'> => ({
  slotMinutes: 60,
  slotCapacity: 12,
  priorityReserve: 2,
  weeklyHours: Object.fromEntries(weekdays.map((day) => [day, allDay])) as BookingParams['weeklyHours'],
  closures: [],
  capacityOverrides: [],
  horizonDays: 7,
  bookingLeadMinutes: 60,
  editDeadlineMinutes: 180,
  cancelDeadlineMinutes: 180,
  maxEdits: 3,
  maxActiveBookingsPerUser: 10,
  maxUnconfirmedPerUser: 2,
  maxUnapprovedPerUser: 2,
  confirmationMinutes: 15,
  freedPlaceRestMinutes: 0,
  draw: {
    enabled: false,
    closesAt: '20:00',
    saleOpensAt: '21:00',
    confirmUntil: '09:00',
    maxWishes: 5,
    maxPerUser: 10,
    ticketDays: 14,
    maxTickets: 3,
  },
  waitingList: { enabled: false, maxPerUser: 3, missedOffers: 2 },
  arrivalEarlyMinutes: 180,
  arrivalLateMinutes: 10,
  noShowGraceMinutes: 60,
  warningsBeforeBan: 2,
  warningLifetimeDays: 90,
  banDays: 14,
  appealDays: 10,
  appealHours: 72,
  callTimeoutMinutes: 15,
  gates: [],
  personalDataMonths: 36,
  site: {},
  certificateRequired: true,
  priorityDocumentRequired: true,
  codeChannel: 'AUTO',
  cargoTypes: [
    cargo('GENERAL'),
    cargo('PERISHABLE', true),
    cargo('LIVESTOCK', true),
    cargo('HUMANITARIAN', true),
    cargo('POST', true),
    cargo('DANGEROUS'),
    cargo('OVERSIZED'),
    cargo('EMPTY'),
  ],
});
