import i18next from 'i18next';
import { beforeAll, expect, test } from 'vitest';
import type { Appeal } from '#contract/appeals/appeals.ts';
import en from '../../../../locales/en.json' with { type: 'json' };
import { leftOf, spanWords, strikeWords } from './appeal-words.ts';

beforeAll(() => i18next.init({ lng: 'en', resources: { en: { translation: en } } }));

const made = { createdDate: '2026-11-20T12:00:00+09:00', dueAt: '2026-11-23T12:00:00+09:00' } as Appeal;
const at = (time: string, more: Partial<Appeal> = {}) =>
  leftOf({ ...made, ...more }, Date.parse(`2026-11-${time}+09:00`));

test('the clock turns amber with twelve hours left, red with six, and goes on after its end', () => {
  expect(at('20T12:00:00')).toMatchObject({ isOver: false, share: 1, tone: 'blue' });
  expect(at('20T12:00:00', { mayDecide: false }).tone).toBe('grey');
  expect(at('23T00:00:00').tone).toBe('blue');
  expect(at('23T00:00:01').tone).toBe('amber');
  expect(at('23T06:00:01').tone).toBe('red');
  expect(at('23T11:59:59').isOver).toBe(false);
  expect(at('23T12:00:00')).toMatchObject({ isOver: true, share: 0, tone: 'red' });
});

test('an exclusion from draws has the day on which it began, not that of the win; a no-show that of its slot', () => {
  const struck = { eventDate: '2026-11-23T09:01:00+09:00', dateBooked: '2026-11-29T10:00:00+09:00' };
  expect(strikeWords({ ...struck, type: 'LIMIT', reasonCode: 'UNUSED_WINS' }, true)).toBe(
    'No draws, November 23',
  );
  expect(strikeWords({ ...struck, type: 'WARN', reasonCode: 'NO_SHOW' })).toBe('No-show, November 29, 10:00');
});

test('hours and minutes are written as on a clock, longer times without minutes', () => {
  expect([42, 5 * 60 + 2, 13 * 60 + 2, 80 * 60].map(spanWords)).toEqual(['42 min', '5 h 02', '13 h', '3 d']);
});
