import { expect, test } from 'vitest';
import { type KeptHead, withHead } from './kept-heads.ts';

const head = (seq: number) => ({ seq, hash: String(seq).repeat(64) });
const kept = (seq: number, seen: string): KeptHead => ({ ...head(seq), seen });

test('of each day the last head is kept, and no more than sixty', () => {
  const day = '2026-11-20';
  expect(withHead([], head(0), day)).toEqual([]);
  expect(withHead([kept(1, day)], head(2), day)).toEqual([kept(2, day)]);
  expect(withHead([kept(1, day)], head(1), '2026-11-21')).toEqual([kept(1, day)]);
  const many = Array.from({ length: 60 }, (_, index) => kept(index + 1, `day ${index}`));
  expect(withHead(many, head(61), day)).toEqual([...many.slice(1), kept(61, day)]);
});

test('a log that has become shorter does not make the browser forget what it saw', () => {
  expect(withHead([kept(5, '2026-11-20')], head(3), '2026-11-21')).toEqual([kept(5, '2026-11-20')]);
});
