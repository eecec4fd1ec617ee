import fc from 'fast-check';
import type { BookingStatus } from '#contract/bookings/bookings.ts';

/** Numbers select among the trucks, slots, bookings and instances that exist when the batch begins. */
export type ModelCommand = { readonly via: number } & (
  | {
      readonly kind: 'create';
      readonly truck: number;
      readonly slot: number;
      readonly priority: boolean;
      /** Simulates a lost answer: the same request is sent concurrently to another instance. */
      readonly twice: boolean;
      /** A truck named by plate is booked alone, others in batches. */
      readonly byPlate: boolean;
    }
  | { readonly kind: 'asap'; readonly truck: number; readonly priority: boolean }
  | { readonly kind: 'create-by-operator'; readonly truck: number; readonly slot: number }
  /** If `priority` is undefined, the cargo stays. */
  | {
      readonly kind: 'edit';
      readonly booking: number;
      readonly slot: number;
      readonly priority: boolean | undefined;
    }
  | { readonly kind: 'move-by-operator'; readonly booking: number; readonly slot: number }
  | { readonly kind: 'cargo' | 'priority-by-operator'; readonly booking: number; readonly priority: boolean }
  | { readonly kind: 'confirm'; readonly booking: number; readonly right: boolean }
  | { readonly kind: 'resend'; readonly booking: number }
  | { readonly kind: 'cancel'; readonly booking: number; readonly byOperator: boolean }
  | { readonly kind: 'status'; readonly booking: number; readonly status: BookingStatus }
  /** Reads the driver’s list, which also ends expired holds. */
  | { readonly kind: 'look'; readonly booking: number }
  | { readonly kind: 'expire'; readonly minutes: number }
  | { readonly kind: 'ban' | 'unban' | 'approve' | 'disapprove'; readonly truck: number }
  | { readonly kind: 'shift'; readonly slot: number; readonly minutes: number; readonly dryRun: boolean }
  | { readonly kind: 'slot-capacity'; readonly capacity: number }
  | { readonly kind: 'override'; readonly slot: number; readonly capacity: number }
  | { readonly kind: 'close'; readonly slot: number }
  | { readonly kind: 'reopen' }
  | { readonly kind: 'rest'; readonly minutes: number }
  | { readonly kind: 'closure'; readonly slot: number; readonly minutes: number }
  /** `minutes` is by how much later the closure ends. Below zero the closure is reopened early. */
  | { readonly kind: 'closure-change'; readonly closure: number; readonly minutes: number }
  | { readonly kind: 'closure-undo' | 'closure-send'; readonly closure: number }
  | { readonly kind: 'offer'; readonly booking: number; readonly take: boolean }
  /** Joins the waiting list for all contended slots. Does nothing while the list is off. */
  | { readonly kind: 'wait'; readonly truck: number; readonly auto: boolean }
  | { readonly kind: 'leave-list'; readonly entry: number }
);

const index = fc.nat({ max: 1000 });
const capacity = fc.integer({ min: 1, max: 4 });
const status = fc.constantFrom<BookingStatus>(
  'BOOKED',
  'WAITING',
  'GO_TO_GATE',
  'LEFT_WAITING_ZONE',
  'CANCELED',
);

const kind = <K extends ModelCommand['kind']>(name: K) => ({ kind: fc.constant(name), via: index });
const rarely = fc.nat({ max: 3 }).map((value) => value === 0);

const command: fc.Arbitrary<ModelCommand> = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.record({
      ...kind('create'),
      truck: index,
      slot: index,
      priority: rarely,
      twice: rarely,
      byPlate: rarely,
    }),
  },
  { weight: 4, arbitrary: fc.record({ ...kind('asap'), truck: index, priority: rarely }) },
  { weight: 2, arbitrary: fc.record({ ...kind('create-by-operator'), truck: index, slot: index }) },
  {
    weight: 6,
    arbitrary: fc.record({
      ...kind('edit'),
      booking: index,
      slot: index,
      priority: fc.constantFrom(undefined, undefined, true, false),
    }),
  },
  { weight: 2, arbitrary: fc.record({ ...kind('move-by-operator'), booking: index, slot: index }) },
  { weight: 1, arbitrary: fc.record({ ...kind('cargo'), booking: index, priority: fc.boolean() }) },
  {
    weight: 2,
    arbitrary: fc.record({ ...kind('priority-by-operator'), booking: index, priority: fc.boolean() }),
  },
  {
    weight: 10,
    arbitrary: fc.record({ ...kind('confirm'), booking: index, right: rarely.map((wrong) => !wrong) }),
  },
  { weight: 2, arbitrary: fc.record({ ...kind('resend'), booking: index }) },
  { weight: 4, arbitrary: fc.record({ ...kind('cancel'), booking: index, byOperator: fc.boolean() }) },
  { weight: 4, arbitrary: fc.record({ ...kind('status'), booking: index, status }) },
  { weight: 3, arbitrary: fc.record({ ...kind('look'), booking: index }) },
  { weight: 2, arbitrary: fc.record({ ...kind('expire'), minutes: fc.integer({ min: 1, max: 16 }) }) },
  { weight: 1, arbitrary: fc.record({ ...kind('ban'), truck: index }) },
  { weight: 1, arbitrary: fc.record({ ...kind('unban'), truck: index }) },
  { weight: 1, arbitrary: fc.record({ ...kind('approve'), truck: index }) },
  { weight: 1, arbitrary: fc.record({ ...kind('disapprove'), truck: index }) },
  {
    weight: 1,
    arbitrary: fc.record({
      ...kind('shift'),
      slot: index,
      minutes: fc.integer({ min: 30, max: 130 }),
      dryRun: rarely,
    }),
  },
  { weight: 1, arbitrary: fc.record({ ...kind('slot-capacity'), capacity }) },
  { weight: 2, arbitrary: fc.record({ ...kind('override'), slot: index, capacity: fc.nat({ max: 4 }) }) },
  { weight: 1, arbitrary: fc.record({ ...kind('close'), slot: index }) },
  { weight: 1, arbitrary: fc.record(kind('reopen')) },
  { weight: 2, arbitrary: fc.record({ ...kind('rest'), minutes: fc.constantFrom(0, 3, 15) }) },
  { weight: 2, arbitrary: fc.record({ ...kind('closure'), slot: index, minutes: fc.constantFrom(60, 120) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      ...kind('closure-change'),
      closure: index,
      minutes: fc.constantFrom(60, -60, -180),
    }),
  },
  { weight: 2, arbitrary: fc.record({ ...kind('closure-undo'), closure: index }) },
  { weight: 1, arbitrary: fc.record({ ...kind('closure-send'), closure: index }) },
  { weight: 3, arbitrary: fc.record({ ...kind('offer'), booking: index, take: fc.boolean() }) },
  { weight: 3, arbitrary: fc.record({ ...kind('wait'), truck: index, auto: rarely }) },
  { weight: 1, arbitrary: fc.record({ ...kind('leave-list'), entry: index }) },
);

export const batches: fc.Arbitrary<ModelCommand[][]> = fc.array(
  fc.array(command, { minLength: 8, maxLength: 16, size: 'max' }),
  { minLength: 6, maxLength: 10, size: 'max' },
);
