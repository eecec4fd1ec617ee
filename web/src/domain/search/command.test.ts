import { expect, test } from 'vitest';
import { type Command, meantCommands } from './command.ts';

const command = (id: string, title: string, words?: string): Command => ({
  id,
  kind: 'act',
  title,
  words,
  icon: '',
  run: () => undefined,
});

const commands = [
  command('closure', 'Закрыть пункт', 'закрытие сдвиг перенос'),
  command('new', 'Новая запись', 'записать создать'),
  command('report', 'Отчёты'),
  command('cn', '关闭口岸'),
];
const found = (typed: string) => meantCommands(commands, typed).map(({ id }) => id);

test('an act is found by the beginnings of its words, in any order', () => {
  expect(found('закр')).toEqual(['closure']);
  expect(found('пун закр')).toEqual(['closure']);
  expect(found('ЗАП')).toEqual(['new']);
  expect(found('рыть')).toEqual([]);
});

test('an act is found by other words for it', () => {
  expect(found('сдвиг')).toEqual(['closure']);
});

test('ё and е are one letter', () => {
  expect(found('отчеты')).toEqual(['report']);
});

test('an act is found with the keyboard left in the other language', () => {
  expect(found('pfrhsnm')).toEqual(['closure']);
});

test('Chinese is found by any part', () => {
  expect(found('口岸')).toEqual(['cn']);
});

test('before anything is typed all are offered; signs alone mean nothing', () => {
  expect(found('')).toHaveLength(4);
  expect(found('--')).toEqual([]);
});
