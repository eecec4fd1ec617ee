import type { ErrorCode } from '#contract/errors.ts';
import type { ActReasonKind } from '#kernel/log/queue-log-entry.ts';
import { refreshLine } from '../../modules/bookings/line/settle-line.ts';
import { job, type Operation, operation } from './operation.ts';
import { undoOperations } from './undo-operations.ts';

const gone = ['TRANSITION_REFUSED', 'NOT_EDITABLE', 'NOT_CALLED', 'FORBIDDEN'] as const;

type Move = {
  readonly name: string;
  readonly of: 'expected' | 'first' | 'second' | 'called';
  readonly to: string;
  readonly reasonKind?: ActReasonKind;
  readonly refusals?: readonly ErrorCode[];
};

const move = ({ name, of, to, reasonKind, refusals = [] }: Move): Operation =>
  operation(name, [...gone, ...refusals], (scene) => ({
    by: scene.operator,
    request: `PUT /booking/${scene[of].id}?status=${to}`,
    json: { ...(reasonKind && { reasonKind }) },
  }));

/** All acts on the line. Two trucks wait and one is called. */
export const lineOperations: readonly Operation[] = [
  operation('call the next', ['QUEUE_EMPTY'], ({ operator }) => ({
    by: operator,
    request: 'POST /queue/next',
    json: {},
  })),
  operation('call the next as seen', ['QUEUE_EMPTY', 'QUEUE_CHANGED'], ({ operator, first }) => ({
    by: operator,
    request: 'POST /queue/next',
    json: { expectedId: first.id },
  })),
  move({ name: 'call a chosen one', of: 'second', to: 'GO_TO_GATE' }),
  operation('call again', gone, ({ operator, called }) => ({
    by: operator,
    request: `POST /queue/${called.id}/recall`,
  })),
  move({ name: 'return', of: 'called', to: 'WAITING' }),
  move({ name: 'no answer', of: 'called', to: 'WAITING', reasonKind: 'NO_ANSWER' }),
  move({ name: 'leave', of: 'called', to: 'LEFT_WAITING_ZONE' }),
  move({ name: 'cancel of a called one', of: 'called', to: 'CANCELED' }),
  move({ name: 'undo an arrival', of: 'first', to: 'BOOKED', refusals: ['VEHICLE_BANNED'] }),
  move({ name: 'arrival', of: 'expected', to: 'WAITING' }),
  operation('check-in', [], ({ operator, expected }) => ({
    by: operator,
    request: 'POST /queue/check-in',
    json: { text: expected.plate },
  })),
  operation('cancel in the line', gone, ({ driver, first }) => ({
    by: driver,
    request: `DELETE /booking/${first.id}`,
  })),
  operation('priority in the line', gone, ({ operator, first }) => ({
    by: operator,
    request: 'PUT /booking',
    json: { id: first.id, hasPriority: true },
  })),
  operation(
    'plate in the line',
    [...gone, 'PLATE_ALREADY_BOOKED', 'INVALID_INPUT', 'NOT_FOUND', 'VEHICLE_BANNED'],
    ({ operator, second, unbooked }) => ({
      by: operator,
      request: 'PUT /booking',
      json: { id: second.id, vehicleId: unbooked.vehicleId },
    }),
  ),
  operation('new pass in the line', gone, ({ driver, second }) => ({
    by: driver,
    request: `POST /booking/${second.id}/pass-token`,
  })),
  operation('ban in the line', [], ({ operator, first }) => ({
    by: operator,
    request: 'POST /vehicle/ban',
    json: { vehicleId: first.vehicleId, reason: 'pair' },
  })),
  ...undoOperations,
  job('refresh the line', refreshLine),
];
