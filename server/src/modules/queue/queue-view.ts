import type {
  AdminQueue,
  AdminQueueRow,
  BoardQueue,
  BoardQueueRow,
  QueuePlacement,
  TerminalQueue,
} from '#contract/queue/queue.ts';
import { needsOf } from '#kernel/guards/guards.ts';
import type { Context } from '../../platform/context/context.ts';
import type { Line, LineTruck } from '../bookings/line/read-line.queries.ts';
import { wireInstant } from '../slots/checkpoint-time.ts';
import { plateFactsOf } from '../vehicles/vehicle/plate-facts.queries.ts';

type Zoned = Pick<Context, 'config' | 'clock'>;

/** `position` is null for a called truck. */
type PlacedTruck = { readonly truck: LineTruck; readonly position: number | null };

const optionalInstant = (ctx: Zoned, at: Temporal.Instant | null) => at && wireInstant(ctx, at);

const terminalRow = (ctx: Zoned, { truck, position }: PlacedTruck) => ({
  position,
  formattedBookingNumber: truck.number,
  vehicleRegistrationPlate: truck.plate,
  bookingStatus: truck.status,
  dateBooked: wireInstant(ctx, truck.slot_at),
  etaFrom: position === null ? null : optionalInstant(ctx, truck.eta_from),
  etaTo: position === null ? null : optionalInstant(ctx, truck.eta_to),
});

const boardRow = (ctx: Zoned, placed: PlacedTruck): BoardQueueRow => {
  const { arrived_at, called_at, recalled_at, gate, late, has_priority } = placed.truck;
  return {
    ...terminalRow(ctx, placed),
    arrivedAt: wireInstant(ctx, arrived_at),
    calledAt: optionalInstant(ctx, called_at),
    ...(recalled_at && { recalledAt: wireInstant(ctx, recalled_at) }),
    ...(gate !== null && { gate }),
    late,
    hasPriority: has_priority,
  };
};

const adminRow = (ctx: Zoned, placed: PlacedTruck): AdminQueueRow => {
  const {
    id,
    last_name,
    first_name,
    patronymic,
    phone,
    cargo_type,
    acknowledged_at,
    no_answers,
    unseen,
    version,
  } = placed.truck;
  const against = needsOf('CALL', plateFactsOf(ctx, placed.truck));
  return {
    ...boardRow(ctx, placed),
    id,
    driver: [last_name, first_name, patronymic].filter(Boolean).join(' '),
    phone,
    cargo: cargo_type,
    ...(acknowledged_at && { acknowledgedAt: wireInstant(ctx, acknowledged_at) }),
    noAnswers: no_answers,
    ...(unseen && { unseen }),
    version,
    ...(against.length > 0 && { against }),
  };
};

const rowOf = (ctx: Zoned, placement: QueuePlacement, placed: PlacedTruck) => {
  switch (placement) {
    case 'admin':
      return adminRow(ctx, placed);
    case 'board':
      return boardRow(ctx, placed);
    case 'terminal':
      return { ...terminalRow(ctx, placed), id: placed.truck.id, version: placed.truck.version };
  }
};

export type QueueView = AdminQueue | BoardQueue | TerminalQueue;

export const toQueueView = (
  ctx: Zoned,
  { head, trucks }: Line,
  placement: QueuePlacement,
  size = Number.POSITIVE_INFINITY,
): QueueView => {
  const called = trucks.filter(({ status }) => status === 'GO_TO_GATE');
  const waiting = trucks.filter(({ status }) => status === 'WAITING');
  const placed: PlacedTruck[] = [
    ...called.map((truck) => ({ truck, position: null })),
    ...waiting.slice(0, size).map((truck, index) => ({ truck, position: index + 1 })),
  ];
  return {
    content: placed.map((one) => rowOf(ctx, placement, one)),
    last: waiting.length <= size,
    waiting: waiting.length,
    called: called.length,
    throughputPerHour: head.throughput_per_hour,
    lagMinutes: head.lag_minutes,
    ...(head.closure && { closure: head.closure }),
    logHead: { seq: head.log_seq, hash: head.log_hash },
    revision: head.revision,
    updatedAt: wireInstant(ctx, head.updated_at),
  } as QueueView;
};
