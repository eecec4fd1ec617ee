import type { Act } from '#contract/acts/acts.ts';
import type { GuardCode } from '#kernel/guards/guards.ts';
import type { Visitor } from '../people/test-visitor.ts';
import type { TestApp } from '../test-app.ts';

type Answer = { readonly status: number; readonly body: { readonly code?: string } };

/** A driver with a truck, and its booking if the act is about one. */
export type Scene = {
  readonly app: TestApp;
  readonly driver: Visitor;
  readonly bookingId: string;
  readonly vehicleId: string;
  readonly start: string;
  readonly closureId?: string;
};

/** A kind of act that an operator can do and undo. */
export type ActKind = {
  readonly type: Act['type'];
  /** Statuses through which the booking goes before the act. */
  readonly reach?: readonly string[];
  /** The hour before the booking is closed, so that the booking moves only when the closure is extended. */
  readonly isClosedBefore?: true;
  readonly act: (by: Visitor, scene: Scene, acknowledged: object) => Promise<Answer>;
  /** What a colleague may do afterwards that builds on the act. Undefined: nothing can. */
  readonly buildUpon?: (by: Visitor, scene: Scene) => Promise<Answer>;
  readonly waits: boolean;
  /** The message by which the driver would learn of the act. */
  readonly told?: RegExp;
};

export const to = (by: Visitor, { bookingId }: Scene, status: string, body: object) =>
  by.call('PUT', `/booking/${bookingId}?status=${status}`, { body });
const edit = (by: Visitor, { bookingId: id }: Scene, body: object) =>
  by.call('PUT', '/booking', { body: { id, ...body } });
const priority = (by: Visitor, scene: Scene) => edit(by, scene, { hasPriority: true });
const query = (acknowledged: object) => ('acknowledged' in acknowledged ? '&acknowledged=' : '');
const decide = (by: Visitor, { vehicleId }: Scene, what: string, more: string) =>
  by.call('GET', `/vehicle/${vehicleId}/${what}?reason=x${more}`);

/** Acknowledges the guard if the request has acknowledgements at all. */
const knowing = (more: object, code: GuardCode) => ('acknowledged' in more ? { acknowledged: [code] } : {});

const recall = (by: Visitor, { bookingId }: Scene) => by.call('POST', `/queue/${bookingId}/recall`);
const lift = (by: Visitor, { vehicleId }: Scene) =>
  by.call('POST', '/vehicle/unban', { body: { vehicleId, reason: 'x' } });

const bookAgain = (by: Visitor, { vehicleId, start }: Scene) => {
  const dateBooked = Temporal.Instant.from(start).add({ hours: 3 }).toString();
  return by.call('POST', '/booking', { body: { vehicleId, dateBooked } });
};

export const lineKinds: readonly ActKind[] = [
  {
    type: 'ARRIVAL',
    act: (by, scene, more) => to(by, scene, 'WAITING', more),
    buildUpon: priority,
    waits: false,
  },
  {
    type: 'TAKE_BACK',
    reach: ['WAITING'],
    act: (by, scene, more) => to(by, scene, 'BOOKED', more),
    buildUpon: priority,
    waits: false,
  },
  {
    type: 'CALL',
    reach: ['WAITING'],
    act: (by, scene, more) => to(by, scene, 'GO_TO_GATE', { gate: '1', ...more }),
    buildUpon: recall,
    waits: false,
  },
  {
    type: 'RETURN',
    reach: ['WAITING', 'GO_TO_GATE'],
    act: (by, scene, more) => to(by, scene, 'WAITING', { reasonKind: 'TECHNICAL', ...more }),
    buildUpon: priority,
    waits: false,
  },
  {
    type: 'NO_ANSWER',
    reach: ['WAITING', 'GO_TO_GATE'],
    act: (by, scene, more) => to(by, scene, 'WAITING', { reasonKind: 'NO_ANSWER', ...more }),
    buildUpon: priority,
    waits: false,
  },
  {
    type: 'PRIORITY',
    reach: ['WAITING'],
    act: (by, scene, more) => edit(by, scene, { hasPriority: true, ...knowing(more, 'IN_LINE') }),
    buildUpon: (by, scene) => to(by, scene, 'GO_TO_GATE', { gate: '1' }),
    waits: false,
  },
  {
    type: 'REDIRECT',
    reach: ['WAITING', 'GO_TO_GATE'],
    act: (by, { bookingId }, more) =>
      by.call('PUT', `/queue/${bookingId}/gate`, { body: { gate: '2', ...more } }),
    buildUpon: recall,
    waits: false,
  },
];

export const waitingKinds: readonly ActKind[] = [
  {
    type: 'CANCEL',
    act: (by, scene, more) => to(by, scene, 'CANCELED', { reason: 'по звонку', ...more }),
    buildUpon: bookAgain,
    waits: true,
    told: /запись .* отменена/,
  },
  {
    type: 'CANCEL',
    reach: ['WAITING'],
    act: (by, scene, more) => to(by, scene, 'CANCELED', { reason: 'x', ...knowing(more, 'IN_LINE') }),
    waits: true,
    told: /запись .* отменена/,
  },
  {
    type: 'CANCEL',
    reach: ['WAITING', 'GO_TO_GATE'],
    act: (by, scene, more) => to(by, scene, 'CANCELED', { reason: 'x', ...knowing(more, 'IN_LINE') }),
    waits: true,
    told: /запись .* отменена/,
  },
  {
    type: 'APPROVE',
    act: (by, { vehicleId }, more) =>
      by.call(
        'GET',
        `/vehicle/${vehicleId}/approve${'acknowledged' in more ? '?acknowledged=NO_DOCUMENT' : ''}`,
      ),
    buildUpon: (by, scene) => decide(by, scene, 'disapprove', ''),
    waits: true,
    told: /подтвержд/,
  },
  {
    type: 'DISAPPROVE',
    act: (by, scene, more) => decide(by, scene, 'disapprove', query(more)),
    buildUpon: (by, { vehicleId }) => by.call('GET', `/vehicle/${vehicleId}/approve`),
    waits: true,
    told: /не подтвержд|отказ/i,
  },
  {
    type: 'BAN',
    act: (by, { vehicleId }, more) =>
      by.call('POST', '/vehicle/ban', {
        body: { vehicleId, reason: 'x', ...knowing(more, 'OTHER_BOOKINGS') },
      }),
    buildUpon: lift,
    waits: true,
    told: /заблокирован/,
  },
  {
    type: 'WARN',
    act: (by, { vehicleId }, more) =>
      by.call('POST', '/vehicle/warn', { body: { vehicleId, reason: 'x', ...more } }),
    buildUpon: lift,
    waits: true,
    told: /предупрежд/i,
  },
  {
    type: 'SHIFT',
    act: (by, { start }, more) =>
      by.call('POST', `/booking/shift?date=${encodeURIComponent(start)}`, {
        body: { minutes: 60, reason: 'метель', ...more },
      }),
    waits: true,
    told: /перенёс запись/,
  },
];

const later = ({ start }: Pick<Scene, 'start'>, minutes: number) =>
  Temporal.Instant.from(start).add({ minutes }).toString();

export const closeBefore = async (by: Visitor, scene: Pick<Scene, 'start'>): Promise<string> => {
  const body = { date: later(scene, -60), minutes: 60, reason: 'метель' };
  return (await by.call('POST', '/closures', { body })).body.closure.id;
};

export const closureKinds: readonly ActKind[] = [
  {
    type: 'CLOSED',
    act: (by, { start }) =>
      by.call('POST', '/closures', { body: { date: start, minutes: 60, reason: 'метель' } }),
    waits: true,
    told: /перенёс запись/,
  },
  {
    type: 'EXTENDED',
    isClosedBefore: true,
    act: (by, scene) => by.call('PUT', `/closures/${scene.closureId}`, { body: { to: later(scene, 60) } }),
    waits: true,
    told: /перенёс запись/,
  },
  {
    type: 'SHORTENED',
    isClosedBefore: true,
    act: (by, scene) => by.call('PUT', `/closures/${scene.closureId}`, { body: { to: later(scene, -30) } }),
    waits: true,
  },
];
