import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createEventParser, type StreamEvent } from './event-stream.ts';

const read = (pieces: readonly string[]) => {
  const events: StreamEvent[] = [];
  const parse = createEventParser((event) => events.push(event));
  for (const piece of pieces) parse(piece);
  return events;
};

const text =
  ': hello\n\nevent: state\nid: 7\ndata: {"plate":"黑B 12345"}\n\nevent:heartbeat\r\ndata:{}\r\n\r\nid: 8\n\ndata: a\ndata: b\n\n';
const events = [
  { name: 'state', data: '{"plate":"黑B 12345"}' },
  { name: 'heartbeat', data: '{}' },
  { name: 'message', data: 'a\nb' },
];

test('events are the same wherever the network cuts the text', () => {
  expect(read([text])).toEqual(events);
  fc.assert(
    fc.property(fc.array(fc.nat(text.length)), (cuts) => {
      const ends = [...cuts, text.length].sort((a, b) => a - b);
      expect(read(ends.map((end, at) => text.slice(ends[at - 1] ?? 0, end)))).toEqual(events);
    }),
  );
});

test('what has not ended yet is not an event', () => {
  expect(read(['event: state\ndata: {}\n'])).toEqual([]);
});
