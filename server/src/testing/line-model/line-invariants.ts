import type { Booking } from '#contract/bookings/bookings.ts';
import type { ErrorCode } from '#contract/errors.ts';
import type { AdminQueue } from '#contract/queue/queue.ts';
import { call } from '../people/call-api.ts';
import type { Entry, Oracle } from './line-oracle.ts';
import { instanceOf, type LineWorld, micros, type TruckRow } from './line-world.ts';
import type { LineOutcome } from './run-line-batch.ts';

const allowed: readonly ErrorCode[] = [
  'TRANSITION_REFUSED',
  'NOT_EDITABLE',
  'NOT_CALLED',
  'QUEUE_EMPTY',
  'QUEUE_CHANGED',
  'SLOT_FULL',
  'SLOT_PAST',
];

/** The log entry that an answer corresponds to. Arrival and return use the same request. */
const entryOf: Readonly<Record<string, string>> = {
  arrive: 'ARRIVAL',
  return: 'ARRIVAL',
  next: 'CALL',
  call: 'CALL',
  undo: 'ARRIVAL_UNDONE',
  leave: 'LEFT',
  recall: 'RECALL',
};

const count = (keys: readonly string[]) => {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
};

const tallyFaults = (outcomes: readonly LineOutcome[], entries: readonly Entry[]): string[] => {
  const said = count(
    outcomes
      .filter(({ code, command }) => code === null && entryOf[command.kind])
      .map(({ command, id }) => `${entryOf[command.kind]} ${id}`),
  );
  const done = count(
    entries
      .map(({ type, bookingId }) => ({ type: type === 'RETURN' ? 'ARRIVAL' : type, bookingId }))
      .filter(({ type }) => Object.values(entryOf).includes(type))
      .map(({ type, bookingId }) => `${type} ${bookingId}`),
  );
  return [...new Set([...said.keys(), ...done.keys()])].flatMap((key) => {
    const [a = 0, b = 0] = [said.get(key), done.get(key)];
    return a === b ? [] : [`${key}: ${a} answers, ${b} entries`];
  });
};

const isAllowed = ({ code }: LineOutcome) => code === null || allowed.includes(code as ErrorCode);

/** `heads` are all heads of the line during the batch, undefined where the line was empty. */
const nextFaults = (
  { code, id, expectedId, head }: LineOutcome,
  entries: readonly Entry[],
  heads: ReadonlySet<string | undefined>,
): string[] => {
  const isNext = entries.some(
    ({ type, bookingId, inOrder }) => type === 'CALL' && bookingId === id && inOrder,
  );
  if (code === null && !isNext) return [`${id} was not the next`];
  if (code === null && expectedId && expectedId !== id) return [`${id} was not expected`];
  if (code === 'QUEUE_EMPTY' && !heads.has(undefined)) return ['told to be empty, but never was'];
  if (code === 'QUEUE_CHANGED' && (!heads.has(head) || head === expectedId))
    return [`${head} was told to be the head and never was`];
  return [];
};

export const answerFaults = (
  outcomes: readonly LineOutcome[],
  entries: readonly Entry[],
  heads: ReadonlySet<string | undefined>,
): string[] => [
  ...tallyFaults(outcomes, entries),
  ...outcomes
    .filter((outcome) => !isAllowed(outcome))
    .map(({ command, status, code }) => `${command.kind} was answered ${status} ${code}`),
  ...outcomes
    .filter(({ command }) => command.kind === 'next')
    .flatMap((outcome) => nextFaults(outcome, entries, heads)),
];

export const rowFaults = ({ trucks }: Oracle, rows: readonly TruckRow[]): string[] =>
  rows.flatMap((row) => {
    const truck = trucks.get(row.id);
    // A booking canceled before its truck arrived is not known to the log.
    const isKnown = truck?.status === row.status || (truck?.status === 'BOOKED' && row.status === 'CANCELED');
    const isSame =
      (row.status !== 'WAITING' && row.status !== 'GO_TO_GATE') || truck?.hasPriority === row.has_priority;
    return isKnown && isSame ? [] : [`${row.number} is ${row.status}, the log says ${truck?.status}`];
  });

const expectedLine = ({ trucks, line }: Oracle, rows: readonly TruckRow[]) => {
  const calledAt = new Map(rows.map(({ id, called_at }) => [id, called_at ? micros(called_at) : 0]));
  const called = [...trucks.values()]
    .filter(({ status }) => status === 'GO_TO_GATE')
    .toSorted((a, b) => (calledAt.get(a.id) ?? 0) - (calledAt.get(b.id) ?? 0));
  const shown = [...called.map((truck) => ({ truck, position: 0 }))].concat(
    line().map((truck, index) => ({ truck, position: index + 1 })),
  );
  return shown.map(({ truck: { id, place, hasPriority }, position }) =>
    [id, position, place?.late, hasPriority, place?.noAnswers].join(),
  );
};

export const shownFaults = async (world: LineWorld, rows: readonly TruckRow[]): Promise<string[]> => {
  const expected = expectedLine(world.oracle, rows).join('\n');
  const waiting = world.oracle.line();
  const seen = await Promise.all(
    world.instances.map(async (app) => {
      const answer = await call(app, 'GET /queue?size=1000', { token: world.operator.authorization });
      return answer.json<AdminQueue>();
    }),
  );
  const faults = seen.flatMap((queue, place) => {
    const shown = queue.content.map((row) =>
      [row.id, row.position ?? 0, row.late, row.hasPriority, row.noAnswers].join(),
    );
    const isSame =
      shown.join('\n') === expected &&
      queue.waiting === waiting.length &&
      queue.called === shown.length - waiting.length &&
      queue.revision === seen[0]?.revision;
    return isSame ? [] : [`instance ${place} shows\n${shown.join('\n')}\n  where follows\n${expected}`];
  });
  const own = await call(instanceOf(world, 1), 'GET /booking/current-user?size=1000', {
    token: world.driver.authorization,
  });
  const positions = new Map(waiting.map(({ id }, index) => [id, index + 1]));
  for (const { id, queue } of own.json<{ content: Booking[] }>().content)
    if (queue?.position !== positions.get(id))
      faults.push(`${id} is told place ${queue?.position} instead of ${positions.get(id)}`);
  return faults;
};
