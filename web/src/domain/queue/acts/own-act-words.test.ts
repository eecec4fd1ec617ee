import i18next from 'i18next';
import { beforeAll, expect, test } from 'vitest';
import type { WhyNot } from '#contract/acts/acts.ts';
import ru from '../../../../../locales/ru.json' with { type: 'json' };
import { whyNotWords } from './own-act-words.ts';

beforeAll(() => i18next.init({ lng: 'ru', resources: { ru: { translation: ru } } }));

const at = (day: number, time: string) => `2026-11-${day}T${time}:00+09:00`;
const today = '2026-11-20';

const builtUpon = (day: number) => {
  const whyNot: WhyNot = {
    code: 'BUILT_UPON',
    event: {
      type: 'STATUS',
      from: 'WAITING',
      to: 'GO_TO_GATE',
      actor: 'ADMIN',
      actorName: 'Соколова Ольга',
      at: at(day, '14:05'),
    },
  };
  return whyNotWords(whyNot, { at: at(day, '14:00') }, today);
};

test('why an act cannot be undone names the day of what was not today', () => {
  expect(builtUpon(20)).toContain('Соколова Ольга, 14:05: вызван');
  expect(builtUpon(19)).toContain('Соколова Ольга, 19 нояб., 14:05: вызван');
  const lateOf = (day: number) =>
    whyNotWords({ code: 'TOO_LATE' }, { at: at(day, '14:00'), until: at(day, '14:01') }, today);
  expect(lateOf(20)).toBe('можно было 10 с, до 14:01');
  expect(lateOf(19)).toBe('можно было 10 с, до 19 нояб., 14:01');
});
