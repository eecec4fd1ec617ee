import { createRequest } from '../../bookings/stage.ts';
import { callers, untilSent } from '../../bookings/ways.ts';
import { openLine, wireRequest } from '../../support/http-line.ts';
import { during, each, load, openCallers } from '../../support/load.ts';
import { copyBookings } from '../../support/rows/copy-bookings.ts';
import type { Comparison } from '../comparison.ts';
import { type RatioTargets, reportRatios } from '../ratios.ts';
import type { Side } from '../sides/side.ts';
import { type Measured, measure, type Sample, sample, sampleOf, secondsOf, takeTurns } from '../turns.ts';
import { type Line, readLines } from './read-lines.ts';

const readers = 260;
/** Not a multiple of ten: one in ten of their bookings is canceled. */
const old = { drivers: 141, bookings: 60 };
const fleets = { drivers: 450, trucks: 12 };
/** An operator books for this many fleets; the others get copies of those bookings. */
const bookedFleets = 20;
const warmUpSeconds = 1;
/** A resumed instance has lost its caches of sessions and slots; counting starts after they are warm. */
const settleSeconds = 0.3;

const wanted: RatioTargets = {
  'time-slots': { perSecond: 2 },
  dates: { perSecond: 1.5 },
  'current-user, 1 booking': { perSecond: 2.3 },
  'current-user, 12 bookings': { perSecond: 2.3 },
  'current-user, 50 bookings': { perSecond: 1.6 },
  'current-user, 1 booking, anew': { perSecond: 2.3 },
  'current-user, 12 bookings, anew': { perSecond: 2.3 },
  'current-user, 50 bookings, anew': { perSecond: 1.6 },
};

/** Every reader has bookings; for fleets an operator made them. */
const fillSide = async (side: Side) => {
  const single = side.take(readers);
  const { starts, fleets: owners, admin } = side.prepared;
  const at = (index: number) => starts[index % starts.length] ?? '';
  const requests = [
    ...single.map((driver, index) => createRequest(driver, at(index))),
    ...owners
      .slice(0, bookedFleets)
      .flatMap(({ userId, vehicleIds }) => vehicleIds.map((vehicleId) => ({ userId, vehicleId })))
      .map((truck, index) =>
        wireRequest({
          method: 'POST',
          path: '/booking',
          headers: { authorization: admin, 'application-type': 'admin' },
          body: { ...truck, dateBooked: at(index), cargoType: 'GENERAL' },
        }),
      ),
  ];
  await load({ port: side.port, connections: 8, next: each(requests), expected: 201 });
  await untilSent(side.mail, readers);
  const others = owners.slice(bookedFleets).flatMap(({ vehicleIds }) => vehicleIds);
  await copyBookings(side.url, owners[0]?.vehicleIds ?? [], others);
  return readLines(side.prepared, single);
};

const requireItems = async (port: number, lines: Readonly<Record<string, Line>>) => {
  const connection = await openLine(port);
  for (const [name, { requests, items }] of Object.entries(lines)) {
    const { body } = await connection.ask(requests[0] ?? '');
    if (items === undefined) continue;
    const found = (JSON.parse(body.toString()) as { content: unknown[] }).content.length;
    if (found !== items) throw new Error(`${name}: ${found} were answered`);
  }
  connection.close();
};

const expected = 200;

const readDuring = ({ port }: Side, { requests }: Line, seconds: number) =>
  load({ port, connections: callers, expected, next: during(seconds, requests) });

/** Complete rounds in which every page is a cache miss. */
const sampleAnew = async (side: Side, { requests, before = [] }: Line, seconds: number) => {
  const asking = await openCallers(side.port, callers);
  const askEach = (all: readonly string[]) => asking.ask({ expected, next: each(all) });
  const parts: Measured[] = [];
  try {
    await askEach(requests);
    for (let counted = 0; counted < seconds; ) {
      await askEach(before);
      const part = await measure(side, () => askEach(requests));
      parts.push(part);
      counted += secondsOf(part);
    }
  } finally {
    asking.close();
  }
  return sampleOf(parts);
};

const sampleLine = async (side: Side, line: Line, seconds: number): Promise<Sample> => {
  if (line.before) return sampleAnew(side, line, seconds);
  await readDuring(side, line, settleSeconds);
  return sample(side, () => readDuring(side, line, seconds));
};

export const compareReads = async (comparison: Comparison) => {
  const { open, rounds, seconds, lines: chosen, other, isOldest } = comparison;
  const params = { slotCapacity: 12, priorityReserve: 0, maxActiveBookingsPerUser: 100 };
  const sides = await open({ drivers: readers, params, old, fleets });
  const linesBySide = new Map<Side, Record<string, Line>>();
  for (const side of Object.values(sides)) {
    await side.resume();
    const all = Object.entries(await fillSide(side));
    const lines = Object.fromEntries(all.filter(([name]) => name.includes(chosen)));
    await requireItems(side.port, lines);
    for (const line of Object.values(lines)) await readDuring(side, line, warmUpSeconds);
    linesBySide.set(side, lines);
    side.pause();
  }
  const measured = await takeTurns(sides, rounds, () => async (side) => {
    const turn: Record<string, Sample> = {};
    for (const [name, line] of Object.entries(linesBySide.get(side) ?? {}))
      turn[name] = await sampleLine(side, line, seconds);
    return turn;
  });
  console.log(`\nreads, ${callers} callers, ${seconds} s a round each`);
  return reportRatios(measured, other, isOldest ? wanted : {});
};
