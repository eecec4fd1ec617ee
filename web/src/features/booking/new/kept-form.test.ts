import { beforeEach, expect, test, vi } from 'vitest';
import { inMemoryStorage } from '../../../lib/session/session-fixtures.ts';
import { readKeptForm } from './kept-form.ts';

const now = Date.parse('2026-11-20T12:00:00Z');
const hours = (count: number) => count * 3_600_000;
const keep = (text: string) => localStorage.setItem('oktet.booking-form', text);
const filled = { values: { vehicleModel: 'КАМАЗ 5490' }, slot: '2026-11-22T09:00:00+09:00', documents: {} };

beforeEach(() => {
  vi.stubGlobal('localStorage', inMemoryStorage());
});

test('what was filled in is there for its own account, for a day', () => {
  keep(JSON.stringify({ ...filled, userId: 'driver', keptAt: now - hours(23) }));
  expect(readKeptForm('driver', now)).toMatchObject(filled);
  expect(readKeptForm('driver', now + hours(2))).toBeUndefined();
  expect(localStorage.getItem('oktet.booking-form')).toBeNull();
});

test('another account’s, or what cannot be read, is dropped', () => {
  keep(JSON.stringify({ ...filled, userId: 'driver', keptAt: now }));
  expect(readKeptForm('another', now)).toBeUndefined();
  keep('{"userId":"dri');
  expect(readKeptForm('driver', now)).toBeUndefined();
  expect(localStorage.getItem('oktet.booking-form')).toBeNull();
});
