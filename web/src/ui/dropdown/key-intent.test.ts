import { expect, test } from 'vitest';
import { keyIntent } from './key-intent.ts';

const situation = { isOpen: false, isSearchable: false, isCollecting: false };
const press = (key: string, change: Partial<typeof situation> = {}, held = {}) =>
  keyIntent({ key, altKey: false, ctrlKey: false, metaKey: false, ...held }, { ...situation, ...change });

test.each(['ArrowDown', 'ArrowUp', 'Enter', ' '])('%j opens a closed list', (key) => {
  expect(press(key)).toEqual({ does: 'open' });
});

test.each([
  ['ArrowDown', 'next'],
  ['ArrowUp', 'previous'],
  ['Home', 'first'],
  ['End', 'last'],
  ['PageDown', 'pageDown'],
  ['PageUp', 'pageUp'],
])('%s moves in an open list', (key, move) => {
  expect(press(key, { isOpen: true, isSearchable: true })).toEqual({ does: 'move', move });
});

test('Enter chooses, Escape closes, Tab leaves, Alt with the arrow closes', () => {
  expect(press('Enter', { isOpen: true })).toEqual({ does: 'choose' });
  expect(press('Escape', { isOpen: true })).toEqual({ does: 'close' });
  expect(press('Tab', { isOpen: true })).toEqual({ does: 'leave' });
  expect(press('ArrowUp', { isOpen: true }, { altKey: true })).toEqual({ does: 'close' });
});

test('a closed list leaves Escape, Tab, Home and shortcuts to the page', () => {
  for (const key of ['Escape', 'Tab', 'Home', 'F5']) expect(press(key)).toBeUndefined();
  expect(press('a', {}, { ctrlKey: true })).toBeUndefined();
});

test('letters are collected only where there is no search, and a space among them belongs to them', () => {
  expect(press('м')).toEqual({ does: 'collect', key: 'м' });
  expect(press('м', { isSearchable: true })).toBeUndefined();
  expect(press(' ', { isCollecting: true })).toEqual({ does: 'collect', key: ' ' });
  expect(press(' ', { isOpen: true })).toEqual({ does: 'choose' });
  expect(press(' ', { isOpen: true, isSearchable: true })).toBeUndefined();
});

test.each(['Backspace', 'Delete'])('%s clears, but never eats into a text', (key) => {
  expect(press(key)).toEqual({ does: 'clear' });
  expect(press(key, { isSearchable: true })).toBeUndefined();
});
