import { expect, test } from 'vitest';
import { connectionAt } from './connection.ts';

test('what is shown grows old only after minutes without the server', () => {
  const receivedAt = 1_000_000;
  const after = (seconds: number) =>
    connectionAt({ isLive: false, receivedAt, now: receivedAt + seconds * 1000 });
  expect(connectionAt({ isLive: true, receivedAt, now: receivedAt + 600_000 })).toBe('live');
  expect([after(11), after(299), after(300)]).toEqual(['lost', 'lost', 'old']);
  expect(connectionAt({ isLive: false, receivedAt: undefined, now: 5 })).toBe('lost');
});
