import { createRequest } from '../../bookings/stage.ts';
import { callers, untilSent } from '../../bookings/ways.ts';
import { openLine, wireRequest } from '../../support/http-line.ts';
import { during, each, load } from '../../support/load.ts';
import type { Comparison } from '../comparison.ts';
import { reportRatios, type Wanted } from '../ratios.ts';
import type { Side } from '../sides/side.ts';
import { type Sample, sample, takeTurns } from '../turns.ts';

const readers = 100;
/** Not a multiple of ten: one in ten of their bookings is canceled. */
const old = { drivers: 21, bookings: 60 };
const fleets = { drivers: 20, trucks: 12 };
const warmUpSeconds = 1;
/** Who was paused has forgotten sessions and slots: what a round counts begins when they are known again. */
const settleSeconds = 0.3;

const wanted: Wanted = {
  'time-slots': { perSecond: 2 },
  dates: { perSecond: 1.5 },
  'current-user, 1 booking': { perSecond: 2.3 },
  'current-user, 12 bookings': { perSecond: 2.3 },
  'current-user, 50 bookings': { perSecond: 1.6 },
};

type Line = { readonly requests: readonly string[]; readonly items?: number };

const requestsTo = (
  path: string,
  whom: readonly { readonly authorization: string }[],
  headers: Readonly<Record<string, string>> = {},
) => whom.map(({ authorization }) => wireRequest({ path, headers: { authorization, ...headers } }));

const linesOf = ({ prepared }: Side, single: readonly { readonly authorization: string }[]) => {
  const [day = ''] = prepared.days;
  const slots = `/booking/time-slots?date=${day}`;
  const own = '/booking/current-user?page=0&sort=dateBooked,ASC';
  const compressed = { 'accept-encoding': 'gzip, deflate, br' };
  const lines: Record<string, Line> = {
    'time-slots': { requests: requestsTo(slots, single) },
    'time-slots, compressed': { requests: requestsTo(slots, single, compressed) },
    dates: { requests: requestsTo(`/booking/dates/${day.slice(0, 7)}`, single) },
    'current-user, 1 booking': { requests: requestsTo(`${own}&size=12`, single), items: 1 },
    'current-user, 12 bookings': { requests: requestsTo(`${own}&size=12`, prepared.fleets), items: 12 },
    'current-user, 50 bookings': {
      requests: requestsTo(`${own}&size=50&showFinished=true`, prepared.old),
      items: 50,
    },
  };
  return lines;
};

/** Who reads has booked before; for drivers with many trucks an operator did. */
const fillSide = async (side: Side) => {
  const single = side.take(readers);
  const { starts, fleets: owners, admin } = side.prepared;
  const at = (index: number) => starts[index % starts.length] ?? '';
  const requests = [
    ...single.map((driver, index) => createRequest(driver, at(index))),
    ...owners
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
  return linesOf(side, single);
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

export const compareReads = async ({ open, rounds, seconds, other, isOldest }: Comparison) => {
  const params = { slotCapacity: 12, priorityReserve: 0, maxActiveBookingsPerUser: 100 };
  const sides = await open({ drivers: readers, params, old, fleets });
  const linesBySide = new Map<Side, Record<string, Line>>();
  const read = (side: Side, { requests }: Line, time: number) =>
    load({ port: side.port, connections: callers, next: during(time, requests), expected: 200 });
  for (const side of Object.values(sides)) {
    await side.resume();
    const lines = await fillSide(side);
    await requireItems(side.port, lines);
    for (const line of Object.values(lines)) await read(side, line, warmUpSeconds);
    linesBySide.set(side, lines);
    side.pause();
  }
  const measured = await takeTurns(sides, rounds, () => async (side) => {
    const turn: Record<string, Sample> = {};
    for (const [name, line] of Object.entries(linesBySide.get(side) ?? {})) {
      await read(side, line, settleSeconds);
      turn[name] = await sample(side, () => read(side, line, seconds));
    }
    return turn;
  });
  console.log(`\nreads, ${callers} callers, ${seconds} s a round each`);
  return reportRatios(measured, other, isOldest ? wanted : {});
};
