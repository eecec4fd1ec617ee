import { expect, test } from 'vitest';
import { type Appointment, calendarFile, fold } from './calendar-file.ts';

const appointment: Appointment = {
  uid: '0199-abc@oktet',
  sequence: 4,
  start: '2026-11-21T01:00:00+09:00',
  end: '2026-11-21T02:00:00+09:00',
  summary: 'Пункт пропуска: А 123 ВК 75; сегодня, да\\нет',
  description: 'Запись 261121-0042\nПриезжайте с 22:00',
  url: 'https://oktet.example/booking',
  location: 'Забайкальск, А-350',
  geo: { lat: 49.65, lon: 117.32 },
  remindMinutesBefore: 180,
};
const now = new Date('2026-11-20T03:04:05.678Z');
const octets = (line: string) => new TextEncoder().encode(line).length;
const unfolded = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

test('every line ends with CR LF and has at most 75 octets', () => {
  const file = calendarFile({ ...appointment, description: '口岸预约'.repeat(60) }, now);
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(Math.max(...file.split('\r\n').map(octets))).toBe(75);
});

test('folding loses nothing and cuts no character in two', () => {
  const line = `SUMMARY:${'黑Ю😀z'.repeat(40)}`;
  const folded = fold(line);
  expect(folded.split('\r\n').length).toBeGreaterThan(3);
  expect(folded.replaceAll('\r\n ', '')).toBe(line);
  expect(folded).not.toContain('\ufffd');
  expect(fold('SHORT:x')).toBe('SHORT:x');
});

test('times are UTC, also across the checkpoint’s midnight', () => {
  const lines = unfolded(calendarFile(appointment, now));
  expect(lines).toContain('DTSTART:20261120T160000Z');
  expect(lines).toContain('DTEND:20261120T170000Z');
  expect(lines).toContain('DTSTAMP:20261120T030405Z');
});

test('the same booking keeps its id, and a later version replaces it', () => {
  const before = unfolded(calendarFile(appointment, now));
  const after = unfolded(calendarFile({ ...appointment, sequence: 5 }, now));
  expect(before).toContain('UID:0199-abc@oktet');
  expect(after).toContain('UID:0199-abc@oktet');
  expect(before).toContain('SEQUENCE:4');
  expect(after).toContain('SEQUENCE:5');
});

test('signs with a meaning in the format are escaped', () => {
  const lines = unfolded(calendarFile(appointment, now));
  expect(lines).toContain('SUMMARY:Пункт пропуска: А 123 ВК 75\\; сегодня\\, да\\\\нет');
  expect(lines).toContain('DESCRIPTION:Запись 261121-0042\\nПриезжайте с 22:00');
});

test('it reminds in time', () => {
  expect(unfolded(calendarFile(appointment, now))).toContain('TRIGGER:-PT180M');
});

test('it names the place where that is known', () => {
  const lines = unfolded(calendarFile(appointment, now));
  expect(lines).toContain('LOCATION:Забайкальск\\, А-350');
  expect(lines).toContain('GEO:49.65;117.32');
  const without = calendarFile({ ...appointment, location: undefined, geo: undefined }, now);
  expect(without).not.toMatch(/LOCATION|GEO/);
});
