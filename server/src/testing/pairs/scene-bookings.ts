import { uuidv7 } from '../../platform/time/ids.ts';
import type { Visitor } from '../people/test-visitor.ts';
import type { TestApp } from '../test-app.ts';

/** The earlier and the later slot. Nearly all bookings of a scene are in these two. */
export const [early, late] = ['2026-11-21T10:00:00+09:00', '2026-11-21T11:00:00+09:00'] as const;
const past = '2026-11-20T08:00:00+09:00';
/** Close enough to now for a kiosk to check its trucks in. */
const soon = '2026-11-20T13:00:00+09:00';

export const at = (text: string) => Temporal.Instant.from(text);
export const endOf = (text: string) => at(text).add({ hours: 1 });
const noName = { first_name: 'Иван', last_name: 'Проверкин', patronymic: null, email: null, phone: null };

const kinds = {
  held: { status: 'WAITING_FOR_CONFIRMATION', slot: early, pending: null, holdMinutes: 10 },
  /** The booking waits for the code that moves it from the early to the late slot. */
  changing: { status: 'WAITING_FOR_CHANGES_CONFIRMATION', slot: early, pending: late, holdMinutes: 10 },
  booked: { status: 'BOOKED', slot: late, pending: null, holdMinutes: null },
  /** The booking was to move the other way, but its hold has expired. */
  overdue: { status: 'WAITING_FOR_CHANGES_CONFIRMATION', slot: late, pending: early, holdMinutes: -1 },
  /** The truck of this booking never came. */
  missed: { status: 'BOOKED', slot: past, pending: null, holdMinutes: null },
  expected: { status: 'BOOKED', slot: soon, pending: null, holdMinutes: null },
  /** These two wait in the queue. */
  first: { status: 'WAITING', slot: early, pending: null, holdMinutes: null },
  second: { status: 'WAITING', slot: late, pending: null, holdMinutes: null },
  called: { status: 'GO_TO_GATE', slot: late, pending: null, holdMinutes: null },
} as const;
export type Kind = keyof typeof kinds;
export const allKinds = Object.keys(kinds) as Kind[];

/** Number of places taken in each slot, including the rival's. */
export const placesIn: Readonly<Record<string, number>> = { [early]: 4, [late]: 6, [past]: 1, [soon]: 1 };

/** Makes a row as the corresponding calls would leave it. */
export const bookingRow = (
  app: TestApp,
  kind: Kind,
  { driver, number, place }: { driver: Visitor; number: number; place: number },
  ids: { readonly vehicle: string; readonly code: string },
) => {
  const { status, slot, pending, holdMinutes } = kinds[kind];
  const now = app.clock.now();
  const isThere = status === 'WAITING' || status === 'GO_TO_GATE';
  return {
    ...noName,
    id: uuidv7(app.clock),
    number: `scene-${number}-${place}`,
    status,
    slot_at: at(slot),
    slot_end: endOf(slot),
    account_id: driver.userId,
    vehicle_id: ids.vehicle,
    plate: `P${place}N${number}`,
    plate_key: `P${place}N${number}`,
    model: kind,
    cargo_type: 'GENERAL',
    has_priority: false,
    language: 'RU' as const,
    application_type: 'web' as const,
    confirmation_id: holdMinutes === null ? null : ids.code,
    hold_until: holdMinutes === null ? null : now.add({ minutes: holdMinutes }),
    pending_at: pending && at(pending),
    pending_end: pending && endOf(pending),
    created_at: now,
    cancellation_code: null,
    cancellation_reason: null,
    canceled_at: null,
    confirmed_at: status === 'WAITING_FOR_CONFIRMATION' ? null : now.subtract({ hours: 2 }),
    arrived_at: isThere ? now.subtract({ minutes: 60 + place }) : null,
    late: isThere ? false : null,
    called_at: status === 'GO_TO_GATE' ? now.subtract({ minutes: 10 }) : null,
    left_at: null,
  };
};
