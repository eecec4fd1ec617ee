import type { BookingRow } from '../../modules/bookings/booking/booking-row.ts';
import type { Actor } from '../../platform/context/actor.ts';
import { type DemoStep, instantOf } from './demo-history.ts';
import type { DemoPassage } from './demo-line.ts';
import type { DemoRandom } from './demo-random.ts';
import demoReasons from './demo-reasons.json' with { type: 'json' };
import { type DemoVisit, hour, minute } from './demo-schedule.ts';

export type DemoCast = { readonly owner: Actor; readonly operator: Actor; readonly kiosk: Actor };

const canceled = (
  code: NonNullable<BookingRow['cancellation_code']>,
  at: number,
  by: Actor | null,
): DemoStep => {
  const reasons = { DRIVER: demoReasons.driver, ADMIN: demoReasons.operator }[String(code)];
  const why = reasons && { reason: reasons.RU, reasons };
  return {
    type: 'CANCELED',
    at,
    by,
    changes: {
      status: 'CANCELED',
      cancellation_code: code,
      cancellation_reason: why?.reason ?? null,
      cancellation_reasons: why?.reasons ?? null,
      canceled_at: instantOf(at),
      hold_until: null,
    },
    ...(why && { why }),
  };
};

const confirmed = ({ createdAt }: DemoVisit, by: Actor): DemoStep => {
  const at = createdAt + 3 * minute;
  return {
    type: 'CONFIRMED',
    at,
    by,
    changes: { status: 'BOOKED', hold_until: null, confirmed_at: instantOf(at) },
  };
};

const status = (at: number, by: Actor, changes: Partial<BookingRow>, act: DemoStep['act']): DemoStep => ({
  type: 'STATUS',
  at,
  by,
  changes,
  ...(act && { act }),
});

const passage = (truck: DemoPassage, { owner, operator, kiosk }: DemoCast): DemoStep[] => {
  const { visit, late, calledAt, recalledAt, leftAt, gaveUpAt } = truck;
  const arrived = { status: 'WAITING', arrived_at: instantOf(visit.arrivesAt), late } as const;
  const steps = [status(visit.arrivesAt, visit.arrivesAt % 3 === 0 ? operator : kiosk, arrived, 'ARRIVAL')];
  if (gaveUpAt !== null) return [...steps, { ...canceled('DRIVER', gaveUpAt, owner), act: 'CANCEL' }];
  if (calledAt !== null)
    steps.push(status(calledAt, operator, { status: 'GO_TO_GATE', called_at: instantOf(calledAt) }, 'CALL'));
  if (recalledAt !== null)
    steps.push({
      ...status(recalledAt, operator, { recalled_at: instantOf(recalledAt) }, 'RECALL'),
      type: 'RECALLED',
    });
  if (leftAt !== null)
    steps.push(status(leftAt, operator, { status: 'LEFT_WAITING_ZONE', left_at: instantOf(leftAt) }, 'LEFT'));
  return steps;
};

export const storyOf = (
  visit: DemoVisit,
  truck: DemoPassage | undefined,
  cast: DemoCast,
  { now, random }: { readonly now: number; readonly random: DemoRandom },
): DemoStep[] => {
  if (visit.ending === 'EXPIRED') return [canceled('EXPIRED', visit.createdAt + 15 * minute, null)];
  const first = confirmed(visit, cast.owner);
  const inTime = Math.min(visit.slot.start - random.between(3.5, 4.5) * hour, now - 10 * minute);
  switch (visit.ending) {
    case 'NO_SHOW':
      return [first, canceled('NO_SHOW', visit.slot.end + hour, null)];
    case 'DRIVER':
      return [first, canceled('DRIVER', Math.round(inTime), cast.owner)];
    case 'BANNED':
      return [first, canceled('BANNED', visit.arrivesAt, cast.operator)];
    case 'ADMIN':
      return [first, canceled('ADMIN', Math.round(inTime), cast.operator)];
    default:
      return truck ? [first, ...passage(truck, cast)] : [first];
  }
};
