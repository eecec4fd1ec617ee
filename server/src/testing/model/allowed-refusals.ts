import type { ErrorCode } from '#contract/errors.ts';
import type { ModelCommand } from './model-command.ts';

const noPlace = ['SLOT_FULL', 'SLOT_CLOSED', 'SLOT_TOO_SOON', 'SLOT_PAST'] as const;
const tooMuchHeld = [
  'TOO_MANY_BOOKINGS',
  'TOO_MANY_UNCONFIRMED',
  'BOOKING_PAUSE',
  'CAPTCHA_REQUIRED',
] as const;
const notThisTruck = ['PLATE_ALREADY_BOOKED', 'VEHICLE_BANNED', 'ONE_BOOKING_ON_APPEAL'] as const;
const notThisDriver = ['PLATE_OF_ANOTHER_ACCOUNT', 'TOO_MANY_UNAPPROVED', ...tooMuchHeld] as const;

/** Expected refusals per command. Anything else, above all a deadlock, is a bug. */
export const allowedRefusals: Readonly<Record<ModelCommand['kind'], readonly ErrorCode[]>> = {
  create: [...noPlace, ...notThisTruck, ...notThisDriver],
  asap: ['SLOT_FULL', ...notThisTruck, ...notThisDriver],
  'create-by-operator': [...noPlace, ...notThisTruck],
  edit: [...noPlace, ...tooMuchHeld, 'NOT_EDITABLE', 'EDITS_USED_UP', 'EDIT_TOO_LATE'],
  'move-by-operator': [...noPlace, 'NOT_EDITABLE'],
  cargo: ['SLOT_FULL', 'NOT_EDITABLE'],
  'priority-by-operator': ['NOT_EDITABLE'],
  // INVALID_INPUT is the answer to a wrong code.
  confirm: [
    'NOT_AWAITING_CODE',
    'HOLD_EXPIRED',
    'INVALID_INPUT',
    'CODE_ATTEMPTS_EXCEEDED',
    'PLATE_ALREADY_BOOKED',
  ],
  resend: ['NOT_AWAITING_CODE', 'HOLD_EXPIRED', 'RESEND_TOO_EARLY', 'RESENDS_EXCEEDED', 'NOT_FOUND'],
  cancel: ['TRANSITION_REFUSED'],
  status: ['TRANSITION_REFUSED', 'VEHICLE_BANNED', 'PLATE_ALREADY_BOOKED'],
  look: [],
  expire: [],
  ban: [],
  unban: ['VEHICLE_NOT_BANNED'],
  approve: ['PLATE_APPROVED_ELSEWHERE'],
  disapprove: [],
  shift: ['NOWHERE_TO_SHIFT'],
  'slot-capacity': [],
  override: [],
  close: [],
  reopen: [],
  rest: [],
  closure: ['NOWHERE_TO_SHIFT'],
  'closure-change': ['NOWHERE_TO_SHIFT', 'CLOSURE_OVER'],
  'closure-undo': ['UNDO_TOO_LATE'],
  'closure-send': ['UNDO_TOO_LATE'],
  offer: ['OFFER_OVER', 'PLATE_ALREADY_BOOKED'],
  wait: [],
  'leave-list': ['ENTRY_OVER'],
};
