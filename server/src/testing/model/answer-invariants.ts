import { allowedRefusals } from './allowed-refusals.ts';
import type { State } from './read-state.ts';
import type { Outcome } from './run-batch.ts';

type Event = State['events'][number];

const refusalFaults = ({ command, status, code }: Outcome): string[] =>
  code === null || allowedRefusals[command.kind].some((allowed) => allowed === code)
    ? []
    : [`${command.kind} was answered ${status} ${code}`];

/** A request repeated with the same idempotency key has a single answer. */
const createdIds = (outcomes: readonly Outcome[]) =>
  new Set(outcomes.filter(({ status }) => status === 201).map(({ bookingId }) => bookingId));

/** Asking for the slot that the booking already has succeeds without a change. */
const isChange = ({ command, asked, body }: Outcome) =>
  command.kind === 'edit' && asked?.dateBooked !== body?.dateBooked;

const has = (kinds: readonly string[]) => (outcome: Outcome) => kinds.includes(outcome.command.kind);

const shifting: readonly string[] = ['shift', 'closure', 'closure-change'];

const isShiftOf = (id: string, { command, body }: Outcome) => {
  const { applied, moves = [] } = (body ?? {}) as { applied?: boolean; moves?: { id: string }[] };
  return shifting.includes(command.kind) && applied === true && moves.some((move) => move.id === id);
};

const saidOf = (outcomes: readonly Outcome[]) => {
  const statuses = outcomes.filter(has(['status']));
  const cancels = statuses.filter(({ body }) => body?.bookingStatus === 'CANCELED').length;
  return {
    confirmed: outcomes.filter(has(['confirm'])).length,
    canceled: outcomes.filter(has(['cancel'])).length + cancels,
    changes: outcomes.filter(isChange).length,
    statuses: statuses.length - cancels,
    edits: outcomes.filter(has(['edit', 'move-by-operator', 'cargo', 'priority-by-operator'])).length,
    shifts: outcomes.filter(has(shifting)).length,
  };
};

const doneOf = (events: readonly Event[]) => {
  const count = (type: string, by?: string) =>
    events.filter((event) => event.type === type && (by === undefined || event.actor === by)).length;
  return {
    confirmed: count('CONFIRMED'),
    canceled: count('CANCELED') - count('CANCELED', 'SYSTEM'),
    changes: count('CHANGE_REQUESTED'),
    statuses: count('STATUS'),
    drops: count('CHANGE_DROPPED', 'ADMIN'),
    edits: count('EDITED'),
    shifts: count('SHIFTED'),
  };
};

const tallyFaults = (id: string, outcomes: readonly Outcome[], events: readonly Event[]): string[] => {
  const said = saidOf(outcomes);
  const done = doneOf(events);
  const faults = [];
  for (const what of ['confirmed', 'canceled', 'changes', 'shifts'] as const)
    if (said[what] !== done[what])
      faults.push(`${what}: ${said[what]} answers said so, ${done[what]} in its history`);
  // A status that abandons a pending change is recorded as a dropped change, alone or before the status.
  if (said.statuses < done.statuses || said.statuses > done.statuses + done.drops)
    faults.push(`statuses: ${said.statuses} answers said so, ${done.statuses} in its history`);
  // An edit that changes nothing succeeds without an event.
  if (done.edits > said.edits) faults.push(`edited ${done.edits} times, ${said.edits} answers said so`);
  return faults.map((fault) => `booking ${id}: ${fault}`);
};

/** Bookings that the system made for the waiting list. Answers to offers and entries make and end them, too. */
const bySystem = ({ events }: State): ReadonlySet<string> =>
  new Set(
    events
      .filter(({ type, actor }) => type === 'CREATED' && actor === 'SYSTEM')
      .map(({ booking_id }) => booking_id),
  );

export const answerFaults = (before: State, after: State, outcomes: readonly Outcome[]): string[] => {
  const faults = outcomes.flatMap(refusalFaults);
  const knownBefore = new Set(before.bookings.map(({ id }) => id));
  const created = createdIds(outcomes);
  const found = new Set(after.bookings.map(({ id }) => id).filter((id) => !knownBefore.has(id)));
  for (const id of created)
    if (id && !found.has(id)) faults.push(`booking ${id} was answered 201 and is lost`);
  const fromList = bySystem(after);
  for (const id of found)
    if (!created.has(id) && !fromList.has(id)) faults.push(`booking ${id} exists and nobody was told`);
  const eventsBefore = new Set(before.events.map(({ id }) => id));
  const news = Map.groupBy(
    after.events.filter(({ id }) => !eventsBefore.has(id)),
    ({ booking_id }) => booking_id,
  );
  const done = outcomes.filter(({ code, status }) => code === null && status !== 201);
  const answersOn = (id: string) =>
    done.filter((outcome) => outcome.bookingId === id || isShiftOf(id, outcome));
  return [
    ...faults,
    ...after.bookings
      .filter(({ id }) => !fromList.has(id))
      .flatMap(({ id }) => tallyFaults(id, answersOn(id), news.get(id) ?? [])),
  ];
};
