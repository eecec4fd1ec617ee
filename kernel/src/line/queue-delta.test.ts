import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { BoardQueue, BoardQueueRow } from '#contract/queue/queue.ts';
import { applyDelta, diffQueue } from './queue-delta.ts';

const start = Date.parse('2026-11-20T00:00:00Z');
const at = (minutes: number, offset = '+09:00') =>
  new Date(start + minutes * 60_000).toISOString().slice(0, 19) + offset;

const forecast = fc.option(
  fc.record({
    from: fc.integer({ min: 0, max: 2000 }),
    wide: fc.integer({ min: 0, max: 120 }),
    offset: fc.constantFrom('+09:00', '+08:00', '.250+09:00'),
  }),
);

const truck = fc.record({
  number: fc.integer({ min: 1, max: 40 }),
  isCalled: fc.boolean(),
  gate: fc.option(fc.constantFrom('1', '2'), { nil: undefined }),
  late: fc.boolean(),
  forecast,
});

const line = fc
  .record({
    trucks: fc.uniqueArray(truck, { selector: ({ number }) => number, maxLength: 30 }),
    closed: fc.boolean(),
    throughput: fc.option(fc.integer({ min: 1, max: 30 })),
    revision: fc.integer({ min: 0, max: 1_000_000 }),
  })
  .map(({ trucks, closed, throughput, revision }): BoardQueue => {
    const called = trucks.filter(({ isCalled }) => isCalled);
    const waiting = trucks.filter(({ isCalled }) => !isCalled);
    const content = [...called, ...waiting].map(
      (one, index): BoardQueueRow => ({
        position: one.isCalled ? null : index - called.length + 1,
        formattedBookingNumber: `2011-${String(one.number).padStart(4, '0')}`,
        vehicleRegistrationPlate: `А${100 + one.number}ВК75`,
        bookingStatus: one.isCalled ? 'GO_TO_GATE' : 'WAITING',
        dateBooked: at(one.number),
        arrivedAt: at(one.number + 10),
        calledAt: one.isCalled ? at(300) : null,
        ...(one.gate !== undefined && { gate: one.gate }),
        late: one.late,
        hasPriority: false,
        etaFrom: one.forecast && at(one.forecast.from, one.forecast.offset),
        etaTo: one.forecast && at(one.forecast.from + one.forecast.wide, one.forecast.offset),
      }),
    );
    return {
      content,
      last: true,
      waiting: waiting.length,
      called: called.length,
      throughputPerHour: throughput,
      lagMinutes: 0,
      ...(closed && { closure: { from: at(0), to: null, reasons: { RU: 'снег', EN: 'snow', CN: '雪' } } }),
      logHead: { seq: revision, hash: 'a'.repeat(64) },
      revision,
      updatedAt: at(revision % 1000),
    };
  });

test('a delta, sent as JSON, leads from any state of the line to any other', () => {
  fc.assert(
    fc.property(line, line, (before, after) => {
      const delta = JSON.parse(JSON.stringify(diffQueue(before, after)));
      expect(applyDelta(before, delta)).toEqual(after);
    }),
    { numRuns: 500 },
  );
});

const row = (place: number, called = 0): BoardQueueRow => ({
  position: place <= called ? null : place - called,
  formattedBookingNumber: `2011-${String(place).padStart(4, '0')}`,
  vehicleRegistrationPlate: `А${100 + place}ВК75`,
  bookingStatus: place <= called ? 'GO_TO_GATE' : 'WAITING',
  dateBooked: at(place),
  arrivedAt: at(place),
  calledAt: place <= called ? at(400) : null,
  late: false,
  hasPriority: false,
  etaFrom: place <= called ? null : at(400 + 5 * place),
  etaTo: place <= called ? null : at(420 + 5 * Math.round(place * 1.4)),
});

const lineOf = (trucks: number, called: number, revision: number): BoardQueue => ({
  content: Array.from({ length: trucks }, (_, index) => row(index + 1, called)),
  last: true,
  waiting: trucks - called,
  called,
  throughputPerHour: 12,
  lagMinutes: 0,
  logHead: { seq: revision, hash: String(revision % 10).repeat(64) },
  revision,
  updatedAt: at(400 + revision),
});

const sizeOf = (delta: unknown) => Buffer.byteLength(JSON.stringify(delta));

const later = (eta: string | null) => eta && at((Date.parse(`${eta.slice(0, 19)}Z`) - start) / 60_000 + 10);

test('calling the first of three hundred stays far below 2 KB, also when every other forecast moves', () => {
  const before = lineOf(300, 0, 1);
  const called = lineOf(300, 1, 2);
  const content = called.content.map((one, index) =>
    index % 2 === 0 ? one : { ...one, etaFrom: later(one.etaFrom), etaTo: later(one.etaTo) },
  );
  const after = { ...called, content };
  expect(applyDelta(before, diffQueue(before, after))).toEqual(after);
  expect(sizeOf(diffQueue(before, called))).toBeLessThan(600);
  expect(sizeOf(diffQueue(before, after))).toBeLessThan(2000);
});

test('a truck that falls from the head to the end is one row, not three hundred', () => {
  const before = lineOf(300, 0, 1);
  const [head, ...rest] = before.content;
  if (!head) throw new Error('nobody waits');
  const content = [...rest, head].map((one, index) => ({ ...one, position: index + 1 }));
  const delta = diffQueue(before, { ...before, content, revision: 2 });
  expect(delta.placed).toHaveLength(1);
  expect(applyDelta(before, delta).content).toEqual(content);
});

test('forecasts that move alike are one run', () => {
  const before = lineOf(300, 0, 1);
  const content = before.content.map((one) => ({
    ...one,
    etaFrom: later(one.etaFrom),
    etaTo: later(one.etaTo),
  }));
  expect(diffQueue(before, { ...before, content, revision: 2 }).moved).toEqual([[10, 10, 0, 300]]);
});
