import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import type { BoardQueue, BoardQueueRow } from '#contract/queue/queue.ts';
import { heartbeatSeconds } from '#contract/queue/queue-events.ts';
import { diffQueue } from '#kernel/line/queue-delta.ts';

const truck = (number: number, now: string): BoardQueueRow => ({
  position: null,
  formattedBookingNumber: `1120-${String(number).padStart(6, '0')}`,
  vehicleRegistrationPlate: `黑B${String(10_000 + (number % 90_000))}`,
  bookingStatus: 'WAITING',
  dateBooked: now,
  arrivedAt: now,
  calledAt: null,
  late: number % 7 === 0,
  hasPriority: number % 11 === 0,
  etaFrom: now,
  etaTo: now,
});

const called = (row: BoardQueueRow, now: string): BoardQueueRow => ({
  ...row,
  bookingStatus: 'GO_TO_GATE',
  calledAt: now,
  etaFrom: null,
  etaTo: null,
});

type Line = { readonly revision: number; readonly calls: BoardQueueRow[]; readonly waiting: BoardQueueRow[] };

const lineOf = ({ revision, calls, waiting }: Line, now: string): BoardQueue => ({
  content: [...calls, ...waiting.map((row, place) => ({ ...row, position: place + 1 }))],
  last: true,
  waiting: waiting.length,
  called: calls.length,
  throughputPerHour: 11.4,
  lagMinutes: revision % 20,
  logHead: { seq: revision, hash: revision.toString(16).padStart(64, '0') },
  revision,
  updatedAt: now,
});

/** A stream like the product's, with a line that never ends: one truck is called, one leaves the gate, one arrives. */
export const runEndlessLine = async (trucks: number, calledBefore = 0) => {
  let aheadMs = 0;
  const now = () => new Date(Date.now() + aheadMs).toISOString();
  const hourAgo = new Date(Date.now() - 3_600_000).toISOString();
  let [revision, calls, waiting] = [
    1,
    Array.from({ length: calledBefore }, (_, place) => ({
      ...called(truck(50_000 + place, hourAgo), hourAgo),
      gate: String((place % 4) + 1),
    })) as BoardQueueRow[],
    Array.from({ length: trucks }, (_, place) => truck(place, now())),
  ];
  let line = lineOf({ revision, calls, waiting }, now());
  let reader: ServerResponse | undefined;
  let build = 'one';
  const send = (name: string, data: object) =>
    reader?.write(`event: ${name}\ndata: ${JSON.stringify({ ...data, serverTime: now() })}\n\n`);
  const server = createServer((_request, response) => {
    reader = response;
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    send('state', { ...line, build });
  });
  const beat = () => send('heartbeat', { revision, build });
  const beating = setInterval(beat, heartbeatSeconds * 1000);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const change = () => {
    revision += 1;
    const [first, ...rest] = waiting;
    if (first) calls = [...calls.slice(-3), called(first, now())];
    waiting = [...rest, truck(trucks + revision, now())];
    const before = line;
    line = lineOf({ revision, calls, waiting }, now());
    send('delta', diffQueue(before, line));
  };
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    /** Sends each change in its own packet, and waits for a reader that is slower. */
    changeTo: async (target: number) => {
      while (revision < target) {
        change();
        await setImmediate();
        if (reader?.writableNeedDrain) await once(reader, 'drain');
      }
    },
    /** Calls the first truck of the line to a gate, `agoMs` before now. */
    call: (gate: string, agoMs = 0) => {
      const [first] = waiting;
      change();
      calls = calls.map((row) =>
        row.formattedBookingNumber === first?.formattedBookingNumber
          ? { ...row, gate, calledAt: new Date(Date.parse(now()) - agoMs).toISOString() }
          : row,
      );
      const before = line;
      line = lineOf({ revision, calls, waiting }, now());
      send('delta', diffQueue(before, line));
      return first?.vehicleRegistrationPlate ?? '';
    },
    /** Moves the server's clock and tells the reader at once. */
    passTime: (ms: number) => {
      aheadMs += ms;
      beat();
    },
    /** From now on the server tells that it is another release. */
    upgrade: () => {
      build = 'two';
    },
    stop: () => {
      clearInterval(beating);
      server.closeAllConnections();
      server.close();
    },
  };
};
