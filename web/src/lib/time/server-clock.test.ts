import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { learnServerTime, onClockSet, serverNow } from './server-clock.ts';

const at = (text: string) => Date.parse(`2026-11-20T${text}+09:00`);
const learn = (text: string) => learnServerTime(`2026-11-20T${text}+09:00`);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('the clock goes on by itself and does not stumble over a second that it is in already', () => {
  learn('12:00:00');
  vi.advanceTimersByTime(5900);
  learn('12:00:05');
  expect(serverNow()).toBe(at('12:00:05.900'));
});

test('a clock that has drifted, or a server whose clock was set, is followed', () => {
  learn('12:00:00');
  vi.advanceTimersByTime(7000);
  learn('12:00:05');
  expect(serverNow()).toBe(at('12:00:05'));
  learn('12:00:08');
  expect(serverNow()).toBe(at('12:00:08'));
  learn('11:00:00');
  expect(serverNow()).toBe(at('11:00:00'));
});

test('whoever shows a time hears when the clock is set, and is left alone while it is right', () => {
  learn('12:00:00');
  let heard = 0;
  const stop = onClockSet(() => {
    heard += 1;
  });
  vi.advanceTimersByTime(5900);
  learn('12:00:05');
  expect(heard).toBe(0);
  learn('15:00:00');
  expect(heard).toBe(1);
  stop();
  learn('12:00:00');
  expect(heard).toBe(1);
});
