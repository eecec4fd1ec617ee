import { expect, test } from 'vitest';
import { keyWords, matchesKey, writesNothing } from './match-key.ts';

const press = (key: string, more: Partial<KeyboardEvent> = {}) => ({
  key,
  code: '',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...more,
});

test('a letter is found by its place, whatever the layout writes there', () => {
  expect(matchesKey(press('j', { code: 'KeyJ' }), 'J')).toBe(true);
  expect(matchesKey(press('о', { code: 'KeyJ' }), 'J')).toBe(true);
  expect(matchesKey(press('ъ', { code: 'BracketRight' }), ']')).toBe(true);
  expect(matchesKey(press('J', { code: 'KeyJ', shiftKey: true }), 'J')).toBe(false);
});

test('a sign is found by what is written, wherever it stands', () => {
  expect(matchesKey(press('?', { code: 'Digit7', shiftKey: true }), '?')).toBe(true);
  expect(matchesKey(press('.', { code: 'Slash' }), '/')).toBe(false);
});

test('with and without Ctrl are different keys', () => {
  expect(matchesKey(press('k', { code: 'KeyK', ctrlKey: true }), 'Mod+K')).toBe(true);
  expect(matchesKey(press('л', { code: 'KeyK', metaKey: true }), 'Mod+K')).toBe(true);
  expect(matchesKey(press('k', { code: 'KeyK' }), 'Mod+K')).toBe(false);
  expect(matchesKey(press('j', { code: 'KeyJ', ctrlKey: true }), 'J')).toBe(false);
  expect(matchesKey(press('k', { code: 'KeyK', ctrlKey: true, altKey: true }), 'Mod+K')).toBe(false);
});

test('only keys that write nothing work while something is being typed', () => {
  expect(['Mod+K', 'Escape', 'F2'].every(writesNothing)).toBe(true);
  expect(['J', '?', '/', '['].some(writesNothing)).toBe(false);
});

test('keys are named as they are written on the keyboard', () => {
  expect(keyWords('Mod+K', false)).toBe('Ctrl K');
  expect(keyWords('Mod+K', true)).toBe('⌘ K');
  expect(keyWords('Escape', false)).toBe('Esc');
  expect(keyWords('J', false)).toBe('J');
});
