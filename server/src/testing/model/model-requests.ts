import type { BookingStatus } from '#contract/bookings/bookings.ts';
import type { Visitor } from '../people/test-visitor.ts';
import type { ModelCommand } from './model-command.ts';
import type { Target, Truck, World } from './model-world.ts';

export type ModelRequest = {
  readonly by: Visitor;
  readonly request: `${'GET' | 'POST' | 'PUT' | 'DELETE'} ${string}`;
  readonly body?: Readonly<Record<string, unknown>>;
  readonly form?: Readonly<Record<string, string>>;
  readonly bookingId?: string;
};

const pick = <T>(from: readonly T[], place: number): T | undefined => from[place % from.length];

const cargoType = (priority: boolean) => (priority ? 'PERISHABLE' : 'GENERAL');
const wrongCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

const ofTruck = (world: World, command: ModelCommand, truck: Truck): ModelRequest | undefined => {
  const { operator: by } = world;
  const { vehicleId } = truck;
  switch (command.kind) {
    case 'create': {
      const dateBooked = pick(world.slots, command.slot);
      const named = command.byPlate
        ? { vehicleModel: 'КАМАЗ 5490', vehicleRegistrationPlate: truck.plate }
        : { vehicleId };
      const body = { dateBooked, ...named, cargoType: cargoType(command.priority) };
      return { by: truck.owner, request: 'POST /booking', body };
    }
    case 'asap': {
      const body = { vehicleId, cargoType: cargoType(command.priority) };
      return { by: truck.owner, request: 'POST /booking/asap', body };
    }
    case 'create-by-operator':
      return {
        by,
        request: 'POST /booking',
        body: { dateBooked: pick(world.slots, command.slot), vehicleId },
      };
    case 'ban':
    case 'unban':
      return { by, request: `POST /vehicle/${command.kind}`, body: { vehicleId, reason: command.kind } };
    case 'approve':
    case 'disapprove':
      return { by, request: `GET /vehicle/${vehicleId}/${command.kind}` };
    default:
      return undefined;
  }
};

const ofBooking = (world: World, command: ModelCommand, target: Target): ModelRequest | undefined => {
  const { id, owner, code } = target;
  const about = { bookingId: id };
  switch (command.kind) {
    case 'edit': {
      const cargo = command.priority === undefined ? {} : { cargoType: cargoType(command.priority) };
      const body = { id, dateBooked: pick(world.slots, command.slot), ...cargo };
      return { ...about, by: owner, request: 'PUT /booking', body };
    }
    case 'move-by-operator': {
      const body = { id, dateBooked: pick(world.slots, command.slot) };
      return { ...about, by: world.operator, request: 'PUT /booking', body };
    }
    case 'priority-by-operator': {
      const body = { id, hasPriority: command.priority };
      return { ...about, by: world.operator, request: 'PUT /booking', body };
    }
    case 'cargo':
      return {
        ...about,
        by: owner,
        request: 'PUT /booking',
        body: { id, cargoType: cargoType(command.priority) },
      };
    case 'confirm': {
      if (code === undefined) return undefined;
      const body = { id, code: command.right ? code : wrongCode(code) };
      return { ...about, by: owner, request: 'POST /booking/confirm', body };
    }
    case 'resend':
      return { ...about, by: owner, request: 'POST /booking/confirm/resend', form: { bookingId: id } };
    case 'cancel':
      return { ...about, by: command.byOperator ? world.operator : owner, request: `DELETE /booking/${id}` };
    case 'status':
      return {
        ...about,
        by: world.operator,
        request: `PUT /booking/${id}?status=${command.status}`,
        body: {},
      };
    case 'offer':
      return { ...about, by: owner, request: `${command.take ? 'POST' : 'DELETE'} /booking/${id}/offer` };
    case 'look':
      return { by: owner, request: 'GET /booking/current-user?showCancelled=true' };
    default:
      return undefined;
  }
};

const ofParams = (world: World, command: ModelCommand): ModelRequest['body'] => {
  switch (command.kind) {
    case 'slot-capacity':
      return { slotCapacity: command.capacity };
    case 'override':
      return { capacityOverrides: [{ start: pick(world.slots, command.slot), capacity: command.capacity }] };
    case 'close': {
      const from = pick(world.slots, command.slot);
      if (from === undefined) return undefined;
      const to = Temporal.Instant.from(from).add({ hours: 1 }).toString();
      return { closures: [{ from, to, reason: 'model' }] };
    }
    case 'rest':
      return { freedPlaceRestMinutes: command.minutes };
    case 'reopen':
      return { closures: [], capacityOverrides: [] };
    default:
      return undefined;
  }
};

const meantFor: Partial<Record<ModelCommand['kind'], readonly BookingStatus[]>> = {
  edit: ['BOOKED'],
  confirm: ['WAITING_FOR_CONFIRMATION', 'WAITING_FOR_CHANGES_CONFIRMATION'],
  resend: ['WAITING_FOR_CONFIRMATION', 'WAITING_FOR_CHANGES_CONFIRMATION'],
  look: ['WAITING_FOR_CONFIRMATION', 'WAITING_FOR_CHANGES_CONFIRMATION'],
};

/** Mostly picks a booking in a fitting status, because random ones would nearly always be refused. */
const chooseTarget = (targets: readonly Target[], kind: ModelCommand['kind'], place: number) => {
  const fitting = targets.filter(({ status, isOffered }) =>
    kind === 'offer' ? isOffered : (meantFor[kind]?.includes(status) ?? true),
  );
  return pick(fitting.length > 0 && place % 4 !== 3 ? fitting : targets, place);
};

const ofShift = (world: World, command: Extract<ModelCommand, { kind: 'shift' }>): ModelRequest => ({
  by: world.operator,
  request: `POST /booking/shift?date=${encodeURIComponent(pick(world.slots, command.slot) ?? world.firstDay)}`,
  body: { minutes: command.minutes, reason: 'model', dryRun: command.dryRun },
});

const ofClosure = (world: World, command: ModelCommand): ModelRequest | undefined => {
  const { operator: by } = world;
  if (command.kind === 'closure') {
    const body = { date: pick(world.slots, command.slot), minutes: command.minutes, reason: 'model' };
    return { by, request: 'POST /closures', body };
  }
  const closure = 'closure' in command ? pick(world.closures, command.closure) : undefined;
  if (!closure) return undefined;
  if (command.kind === 'closure-change')
    return {
      by,
      request: `PUT /closures/${closure.id}`,
      body: { to: closure.to.add({ minutes: command.minutes }).toString() },
    };
  return { by, request: `POST /closures/${closure.id}/${command.kind === 'closure-undo' ? 'undo' : 'send'}` };
};

/** Undefined: there is nothing yet to which the command could apply. */
export const requestOf = (
  world: World,
  targets: readonly Target[],
  command: ModelCommand,
): ModelRequest | undefined => {
  const params = ofParams(world, command);
  if (params) return { by: world.operator, request: 'PUT /system-params/booking-params', body: params };
  if (command.kind === 'shift') return ofShift(world, command);
  if (command.kind === 'closure' || 'closure' in command) return ofClosure(world, command);
  if (command.kind === 'leave-list') {
    const entry = pick(world.entries, command.entry);
    return entry && { by: entry.owner, request: `DELETE /waiting-list/${entry.id}` };
  }
  if ('truck' in command) {
    const truck = pick(world.trucks, command.truck);
    return truck && ofTruck(world, command, truck);
  }
  const target = 'booking' in command ? chooseTarget(targets, command.kind, command.booking) : undefined;
  return target && ofBooking(world, command, target);
};
