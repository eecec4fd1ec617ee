import { expect, test } from 'vitest';
import { createKeyMaker } from './idempotency-key.ts';

test('the same body keeps its key until the request has succeeded', () => {
  const { keyFor, forget } = createKeyMaker();
  const first = keyFor({ name: 'Ivan' });
  expect(keyFor({ name: 'Ivan' })).toBe(first);
  forget();
  expect(keyFor({ name: 'Ivan' })).not.toBe(first);
});

test('an edited body gets another key, and so does the old one after it', () => {
  const { keyFor } = createKeyMaker();
  const first = keyFor({ name: 'Ivan' });
  const edited = keyFor({ name: 'Pyotr' });
  expect(new Set([first, edited, keyFor({ name: 'Ivan' })]).size).toBe(3);
});
