import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { Language } from '#contract/common.ts';
import { loadPhoneMetadata, phoneCharacters, readablePhone, toE164 } from './phone-number.ts';

type Case = [typed: string, language: Language, number: string | null];

const understood: Case[] = [
  ['+7 914 555-01-23', 'RU', '+79145550123'],
  ['8 (914) 555-01-23', 'RU', '+79145550123'],
  ['9145550123', 'RU', '+79145550123'],
  ['138 0013 8000', 'CN', '+8613800138000'],
  ['+86 138 0013 8000', 'RU', '+8613800138000'],
  ['+976 9911 2233', 'EN', '+97699112233'],
  ['+7', 'RU', null],
  ['', 'RU', null],
  ['++', 'EN', null],
];

describe('before the metadata has come', () => {
  let fresh: typeof import('./phone-number.ts');

  beforeAll(async () => {
    vi.resetModules();
    fresh = await import('./phone-number.ts');
  });

  test.each(understood)('%s (%s)', (typed, language, number) =>
    expect(fresh.toE164(typed, language)).toBe(number),
  );

  test('a stored number of a country that meets here is grouped, any other stays as it is', () => {
    expect(fresh.readablePhone('+79145550123', 'CN')).toBe('+7 914 555 01 23');
    expect(fresh.readablePhone('+8613800138000', 'RU')).toBe('+86 138 0013 8000');
    expect(fresh.readablePhone('+97699112233', 'RU')).toBe('+976 9911 2233');
    expect(fresh.readablePhone('+375291234567', 'RU')).toBe('+375291234567');
    expect(fresh.readablePhone('89145550123', 'RU')).toBe('89145550123');
  });
});

describe('with the metadata', () => {
  beforeAll(loadPhoneMetadata);

  test.each(understood)('%s (%s)', (typed, language, number) => expect(toE164(typed, language)).toBe(number));

  test('a number of the right shape but the wrong length for its country is refused', () => {
    expect(toE164('+7 914 555-01', 'RU')).toBeNull();
  });

  test('a national number without a country of its own is refused', () => {
    expect(toE164('914 555 01 23', 'EN')).toBeNull();
  });

  test('a whole number is grouped, a part of one is left alone', () => {
    expect(readablePhone('89145550123', 'RU')).toBe('+7 914 555 01 23');
    expect(readablePhone('+7914', 'RU')).toBe('+7914');
    expect(readablePhone('4500103', 'CN')).toBe('4500103');
    expect(toE164('4500103', 'CN')).toBeNull();
  });
});

test('only what a number is written with can be typed; full-width digits count as digits', () => {
  expect(phoneCharacters('тел. +7 (914) 555-01-23 доб')).toBe(' +7 (914) 555-01-23 ');
  expect(phoneCharacters('１３８')).toBe('138');
});
