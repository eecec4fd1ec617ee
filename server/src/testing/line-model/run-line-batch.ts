import type { BookingStatus } from '#contract/bookings/bookings.ts';
import { refreshLine } from '../../modules/bookings/line/settle-line.ts';
import { call } from '../people/call-api.ts';
import type { Visitor } from '../people/test-visitor.ts';
import type { LineCommand } from './line-command.ts';
import { instanceOf, type LineWorld, newTruck, slotOf, type Target } from './line-world.ts';

export type LineOutcome = {
  readonly command: LineCommand;
  readonly status: number;
  readonly code: string | null;
  readonly id: string | undefined;
  readonly expectedId: string | undefined;
  readonly head: string | undefined;
};

type Request = {
  readonly by: Visitor;
  readonly request: string;
  readonly json?: Readonly<Record<string, unknown>>;
  readonly id?: string | undefined;
};

const pick = <T>(from: readonly T[], place: number): T | undefined => from[place % from.length];

const fitting: Readonly<Record<string, readonly BookingStatus[]>> = {
  arrive: ['BOOKED'],
  return: ['GO_TO_GATE'],
  leave: ['GO_TO_GATE'],
  recall: ['GO_TO_GATE'],
};

/** Mostly picks a truck in a fitting status, because random ones would nearly always be refused. */
const choose = (targets: readonly Target[], { kind, truck }: LineCommand): Target | undefined => {
  const meant = targets.filter(({ status }) => (fitting[kind] ?? ['WAITING']).includes(status));
  return pick(meant.length > 0 && truck % 6 !== 5 ? meant : targets, truck);
};

let plates = 0;

const ofTruck = (world: LineWorld, command: LineCommand, id: string): Request | undefined => {
  const { operator: by, driver } = world;
  const move = (status: BookingStatus, json: Request['json'] = {}) => ({
    id,
    by,
    request: `PUT /booking/${id}?status=${status}`,
    json,
  });
  const edit = (json: object) => ({ id, by, request: 'PUT /booking', json: { id, ...json } });
  switch (command.kind) {
    case 'arrive':
      return move('WAITING');
    case 'call':
      return move('GO_TO_GATE', { reasonKind: 'AUTHORITY' });
    case 'undo':
      return move('BOOKED');
    case 'leave':
      return move('LEFT_WAITING_ZONE');
    case 'return':
      return move('WAITING', { reasonKind: command.reasonKind });
    case 'recall':
      return { id, by, request: `POST /queue/${id}/recall` };
    case 'cancel':
      return command.byOperator ? move('CANCELED') : { id, by: driver, request: `DELETE /booking/${id}` };
    case 'priority':
      return edit({ hasPriority: command.priority });
    case 'plate':
      plates += 1;
      return edit({ vehicleModel: 'MAN', vehicleRegistrationPlate: `M${plates}X${world.day.dayOfYear}` });
    default:
      return undefined;
  }
};

const requestOf = async (
  world: LineWorld,
  targets: readonly Target[],
  command: LineCommand,
): Promise<Request | undefined> => {
  const { operator: by } = world;
  switch (command.kind) {
    case 'book': {
      const dateBooked = slotOf(world, command.slot).toString();
      const json = { dateBooked, vehicleId: await newTruck(world), hasPriority: command.priority };
      return { by, request: 'POST /booking', json };
    }
    case 'next': {
      const head = world.oracle.line()[0]?.id;
      const expectedId = { nobody: undefined, 'the head': head, somebody: choose(targets, command)?.id }[
        command.expects
      ];
      return { by, request: 'POST /queue/next', json: { ...(expectedId && { expectedId }) } };
    }
    case 'capacity': {
      const json = { slotCapacity: command.capacity, priorityReserve: 0 };
      return { by, request: 'PUT /system-params/booking-params', json };
    }
    default: {
      const target = choose(targets, command);
      return target && ofTruck(world, command, target.id);
    }
  }
};

const run = async (
  world: LineWorld,
  targets: readonly Target[],
  command: LineCommand,
): Promise<LineOutcome[]> => {
  const app = instanceOf(world, command.via);
  if (command.kind === 'refresh') {
    await refreshLine(app.systemContext());
    return [];
  }
  const asked = await requestOf(world, targets, command);
  if (!asked) return [];
  const { by, request, json } = asked;
  const answer = await call(app, request, { token: by.authorization, ...(json && { json }) });
  const body = answer.body === '' ? {} : answer.json();
  const isRefused = answer.statusCode >= 400;
  const calledId = command.kind === 'next' && !isRefused ? String(body.id) : undefined;
  return [
    {
      command,
      status: answer.statusCode,
      code: isRefused ? String(body.code) : null,
      id: asked.id ?? calledId,
      expectedId: json?.expectedId as string | undefined,
      head: body.head?.id,
    },
  ];
};

export const runLineBatch = async (
  world: LineWorld,
  targets: readonly Target[],
  commands: readonly LineCommand[],
): Promise<LineOutcome[]> =>
  (await Promise.all(commands.map((command) => run(world, targets, command)))).flat();
