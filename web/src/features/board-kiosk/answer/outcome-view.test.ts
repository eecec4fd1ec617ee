import { expect, test } from 'vitest';
import { checkInOutcomes } from '#contract/queue/check-in.ts';
import cn from '../../../../../locales/cn.json' with { type: 'json' };
import en from '../../../../../locales/en.json' with { type: 'json' };
import ru from '../../../../../locales/ru.json' with { type: 'json' };
import { ordinalForm, secondsFor, toldOutcome, viewOf } from './outcome-view.ts';

const logHead = { seq: 1, hash: 'x' };
const placeIn = (
  words: { readonly kiosk: Pick<(typeof ru)['kiosk'], 'place'> },
  locale: string,
  position: number,
) => words.kiosk.place[ordinalForm(position, locale)].replace('{{position}}', String(position));

test.each([
  [1, '1st'],
  [2, '2nd'],
  [3, '3rd'],
  [4, '4th'],
  [11, '11th'],
  [12, '12th'],
  [13, '13th'],
  [21, '21st'],
  [22, '22nd'],
  [103, '103rd'],
  [111, '111th'],
])('place %i is said right in three languages', (position, english) => {
  expect(placeIn(en, 'en', position)).toBe(`${english} in line`);
  expect(placeIn(ru, 'ru', position)).toBe(`${position}-й в очереди`);
  expect(placeIn(cn, 'zh-CN', position)).toBe(`第 ${position} 位`);
});

test('every outcome but the question for the phone has its colour, sign and words', () => {
  for (const outcome of checkInOutcomes.filter((one) => one !== 'PHONE_ENDING_NEEDED')) {
    const told = toldOutcome({ outcome, logHead });
    expect(viewOf[told]).toBeDefined();
    for (const words of [ru, en, cn]) {
      expect(words.kiosk.outcomes[told].title).not.toBe('');
      expect(words.kiosk.outcomes[told].text).not.toBe('');
    }
  }
});

test('early in the line is another answer than too early to be there', () => {
  expect(toldOutcome({ outcome: 'EARLY', position: 3, logHead })).toBe('EARLY');
  expect(toldOutcome({ outcome: 'EARLY', logHead })).toBe('TOO_EARLY');
});

test('a sentence stays longer than a number', () => {
  expect(secondsFor({ outcome: 'ON_TIME', position: 1, logHead })).toBe(20);
  expect(secondsFor({ outcome: 'CANCELED', logHead })).toBe(30);
});
