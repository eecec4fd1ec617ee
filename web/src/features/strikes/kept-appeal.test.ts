import { beforeEach, expect, test, vi } from 'vitest';
import { inMemoryStorage } from '../../lib/session/session-fixtures.ts';
import { readKeptAppeal } from './kept-appeal.ts';

const key = 'oktet.appeal-forms';

beforeEach(() => {
  vi.stubGlobal('localStorage', inMemoryStorage());
});

test('what was typed about one strike is not offered for another, nor to another account', () => {
  const drafts = { one: { text: 'Ворота были закрыты', documents: [] } };
  localStorage.setItem(key, JSON.stringify({ drafts, userId: 'driver', keptAt: Date.now() }));
  expect(readKeptAppeal('driver', 'one')?.text).toBe('Ворота были закрыты');
  expect(readKeptAppeal('driver', 'two')).toBeUndefined();
  expect(readKeptAppeal('another', 'one')).toBeUndefined();
  expect(localStorage.getItem(key)).toBeNull();
});
