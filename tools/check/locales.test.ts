import { expect, test } from 'vitest';
import { compareLocales, flatten } from './locale-files.ts';
import { checkUsage } from './locale-usage.ts';
import { parseSource } from './syntax.ts';
import { checkWordsApart } from './words-apart.ts';

const whole = {
  ru: {
    a: { ok: 'Да, {{name}}', n_one: '{{count}} место', n_few: 'места', n_many: 'мест', n_other: 'места' },
  },
  en: { a: { ok: 'Yes, {{name}}', n_one: '{{count}} place', n_other: 'places' } },
  cn: { a: { ok: '是，{{name}}', n_other: '{{count}}个位置' } },
};

type Change = { [language in keyof typeof whole]?: Record<string, unknown> };

const compare = (change: Change = {}) => {
  const merged = (language: keyof typeof whole) =>
    flatten({ a: { ...whole[language].a, ...change[language] } });
  return compareLocales({ ru: merged('ru'), en: merged('en'), cn: merged('cn') });
};

const without = (language: keyof typeof whole, key: string) => {
  const entries = Object.entries(whole[language].a).filter(([name]) => name !== key);
  const words = { ...whole, [language]: { a: Object.fromEntries(entries) } };
  return compareLocales({ ru: flatten(words.ru), en: flatten(words.en), cn: flatten(words.cn) });
};

test('three whole files have no problem', () => {
  expect(compare()).toEqual([]);
});

test.each(['ru', 'en', 'cn'] as const)('a key that %s lacks is found', (language) => {
  expect(without(language, 'ok')).toEqual([`${language}.json lacks a.ok`]);
});

test.each([
  ['ru', 'n_many'],
  ['en', 'n_one'],
] as const)('a plural form that %s needs is found', (language, key) => {
  expect(without(language, key)).toEqual([`${language}.json lacks a.${key}`]);
});

test('a plural form that the language does not have is found', () => {
  expect(compare({ cn: { n_one: '一' } })).toEqual(['cn.json has no form a.n_one']);
});

test('places in a row have the forms of their own that each language needs', () => {
  const en = { p_ordinal_one: 'st', p_ordinal_two: 'nd', p_ordinal_few: 'rd', p_ordinal_other: 'th' };
  const others = { ru: { p_ordinal_other: '-й' }, cn: { p_ordinal_other: '第' } };
  expect(compare({ ...others, en })).toEqual([]);
  const { p_ordinal_two: _, ...lacking } = en;
  expect(compare({ ...others, en: lacking })).toEqual(['en.json lacks a.p_ordinal_two']);
  expect(compare({ ...others, en, cn: { ...others.cn, p_ordinal_one: '一' } })).toEqual([
    'cn.json has no form a.p_ordinal_one',
  ]);
});

test('a placeholder that differs is found', () => {
  expect(compare({ en: { ok: 'Yes, {{nmae}}' } })).toEqual(['a.ok: ru has {{name}}, en {{nmae}}']);
});

test('empty words are found', () => {
  expect(compare({ cn: { ok: ' ' } })).toEqual(['cn.json has no words at a.ok']);
});

const usage = async (text: string) =>
  checkUsage([await parseSource({ file: 'web/src/ui/a.ts', text })], flatten(whole.ru));

test('keys are used by literals, plural bases and templates', async () => {
  expect(await usage("t('a.ok'); t('a.n', { count: 1 })")).toEqual([]);
  expect(await usage('t(`a.${name}`)')).toEqual([]);
});

test('a key that does not exist is found', async () => {
  expect(await usage("t('a.ok'); t('a.n'); t('a.no')")).toEqual([
    'web/src/ui/a.ts:1 uses the unknown key a.no',
  ]);
  expect(await usage("t('a.ok'); t('a.n'); t(`b.${x}`)")).toHaveLength(1);
  expect(await usage("t('a.ok'); t('a.n'); say('RU', 'a.no')")).toHaveLength(1);
});

test('a key that nobody uses is found', async () => {
  expect(await usage("t('a.n')")).toEqual(['a.ok is not used anywhere']);
});

test('a driver’s screen that says a word of the console is told, wherever it is imported from', () => {
  const entry = { file: 'web/src/driver/main.tsx', text: "import { Page } from '../domain/page.tsx';" };
  const page = (text: string) => checkWordsApart([entry, { file: 'web/src/domain/page.tsx', text }]);
  expect(page("t('booking.new.title')")).toEqual([]);
  expect(page("t('boardQueue.title')")).toEqual([expect.stringContaining('web/src/domain/page.tsx')]);
  expect(checkWordsApart([{ file: 'web/src/board/main.tsx', text: "t('boardQueue.title')" }])).toEqual([]);
  expect(page("t('errors.VEHICLE_BANNED')")).toEqual([]);
  expect(page("t('errors.LAST_ADMIN')")).toEqual([expect.stringContaining('LAST_ADMIN')]);
});

test('a section that no driver’s screen says must be given to somebody else', () => {
  const entry = { file: 'web/src/driver/main.tsx', text: "t('booking.new.title')" };
  expect(checkWordsApart([entry], ['booking', 'boardQueue', 'errors'])).toEqual([]);
  expect(checkWordsApart([entry], ['boardTariffs'])).toEqual([expect.stringContaining('boardTariffs')]);
});
