import type { Booking } from '#contract/bookings/bookings.ts';
import type { AdminQueueRow } from '#contract/queue/queue.ts';
import { createVisitor } from '../people/test-visitor.ts';
import type { TestApp } from '../test-app.ts';
import { lineOf } from './test-line.ts';

/** Hours may exceed 23: 24:10 is ten past midnight of the next day. */
const instantOf = (day: Temporal.PlainDate, time: string): Temporal.Instant => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return day.toZonedDateTime('Asia/Chita').add({ hours, minutes }).toInstant();
};

const shownAs = (row: AdminQueueRow, name: string): string => {
  const marks = [
    row.bookingStatus === 'GO_TO_GATE' && 'called',
    row.late && 'late',
    row.noAnswers > 1 && `${row.noAnswers} times without answer`,
  ];
  return [name, ...marks.filter(Boolean)].join(', ');
};

type Act = readonly [words: RegExp, doIt: (a: string, b: string) => Promise<unknown>];

const openDay = async (app: TestApp, day: Temporal.PlainDate) => {
  // Sessions of operators expire after twelve idle hours, so this one signs in at noon to last past midnight.
  app.clock.set(instantOf(day, '12:45'));
  const operator = await createVisitor(app, { roles: ['ADMIN'] });
  app.clock.set(instantOf(day, '00:01'));
  const line = lineOf(app, operator);
  const trucks = new Map<string, Booking>();
  const wire = (time: string) => instantOf(day, time).toString();

  const done = (answer: { status: number; body: unknown }) => {
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  };
  const move = async (name: string, ...more: [status: Booking['bookingStatus'], body?: object]) =>
    done(await line.move(trucks.get(name)?.id ?? name, ...more));
  const edit = async (name: string, change: object) =>
    done(await operator.call('PUT', '/booking', { body: { id: trucks.get(name)?.id, ...change } }));
  const setParams = async (body: object) =>
    done(await operator.call('PUT', '/system-params/booking-params', { body }));
  const book = async (name: string, slot: string, hasPriority = false) => {
    trucks.set(name, await line.book(wire(slot), { hasPriority }));
  };

  const acts: readonly Act[] = [
    [/^(\w) is booked for (\S+)$/, book],
    [/^(\w) arrives\b/, (name) => move(name, 'WAITING')],
    [
      /^(\w) walks in for (\S+)$/,
      async (name, slot) => {
        await book(name, slot);
        await move(name, 'WAITING');
      },
    ],
    [/^(\w) is taken back$/, (name) => move(name, 'BOOKED')],
    [/^the next is called$/, async () => done(await line.next())],
    [/^(\w) is called$/, (name) => move(name, 'GO_TO_GATE')],
    [/^(\w) is returned$/, (name) => move(name, 'WAITING', { reasonKind: 'MISTAKE' })],
    [/^(\w) does not answer$/, (name) => move(name, 'WAITING', { reasonKind: 'NO_ANSWER' })],
    [/^(\w) leaves$/, (name) => move(name, 'LEFT_WAITING_ZONE')],
    [/^(\w) is canceled$/, (name) => move(name, 'CANCELED')],
    [/^(\w) loses its priority$/, (name) => edit(name, { hasPriority: false })],
    [/^(\w) gets priority$/, (name) => edit(name, { hasPriority: true })],
    [/^late is later than (\d+) minutes$/, (minutes) => setParams({ arrivalLateMinutes: Number(minutes) })],
    [
      /^closed from (\S+) to (\S+)$/,
      (from, to) => setParams({ closures: [{ from: wire(from), to: wire(to), reason: 'test' }] }),
    ],
    [
      /^(\S+) is shifted by (\d+) minutes$/,
      async (slot, minutes) =>
        done(
          await operator.call('POST', `/booking/shift?date=${encodeURIComponent(wire(slot))}`, {
            body: { minutes: Number(minutes), reason: 'test' },
          }),
        ),
    ],
  ];
  return { line, trucks, setParams, book, acts };
};

const booked = /(\w) arrives for (\S+)( with priority)?$/;

/**
 * Runs a script with one step per line: `09:05 A arrives for 09:00 with priority`. Trucks are named by
 * letters and booked at midnight, unless the script says otherwise. Returns the queue as an operator sees
 * it.
 */
export const runScript = async (
  app: TestApp,
  day: Temporal.PlainDate,
  script: readonly string[],
): Promise<string[]> => {
  const { line, trucks, acts, book, setParams } = await openDay(app, day);
  for (const { id } of (await line.read()).content) await line.move(id, 'CANCELED');
  await setParams({ closures: [], arrivalLateMinutes: 10 });
  for (const act of script) {
    const [, name, slot, priority] = booked.exec(act) ?? [];
    if (name && slot) await book(name, slot, priority !== undefined);
  }
  for (const step of script) {
    const [time = '', ...words] = step.split(' ');
    app.clock.set(instantOf(day, time));
    const known = acts.find(([pattern]) => pattern.test(words.join(' ')));
    if (!known) throw new Error(`Nobody knows what this means: ${step}`);
    const [pattern, doIt] = known;
    const [, a = '', b = ''] = pattern.exec(words.join(' ')) ?? [];
    await doIt(a, b);
  }
  const names = new Map([...trucks].map(([name, { id }]) => [id, name]));
  const { content, waiting } = await line.read();
  const places = content.flatMap(({ position }) => position ?? []);
  if (places.some((place, index) => place !== index + 1) || places.length !== waiting)
    throw new Error(`The places are ${places.join()} of ${waiting}`);
  return content.map((row) => shownAs(row, names.get(row.id) ?? '?'));
};
