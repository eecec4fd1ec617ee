import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { guideSections } from '../../features/board-help/help-page.tsx';
import { actKeys } from '../../features/board-queue/acts/truck.ts';
import { keyWords } from '../../ui/shortcuts/match-key.ts';

const root = join(import.meta.dirname, '../../../..');
const read = (language: string) => readFileSync(join(root, `content/info/operators.${language}.md`), 'utf8');
const keysIn = (text: string) => [...text.matchAll(/`([^`\n]+)`/g)].map(([, key = '']) => key);

/** Every key that a screen of the console declares: `useShortcuts` is the only way to list one. */
const declaredKeys = () => {
  const source = readdirSync(join(root, 'web/src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .map((file) => readFileSync(join(root, 'web/src', file), 'utf8'))
    .join('\n');
  const listed = [...source.matchAll(/\bkeys: \[([^\]]*\]?[^\]]*)\]/g)].flatMap(([, keys = '']) =>
    [...keys.matchAll(/'([^']+)'/g)].map(([, key = '']) => key),
  );
  return new Set([...listed, ...Object.values(actKeys)].map((key) => keyWords(key, false)));
};

test.each(['ru', 'en', 'cn'])('every key that the guide names is one of the console (%s)', (language) => {
  const known = declaredKeys();
  const named = new Set(keysIn(read(language)));
  expect(named.size).toBeGreaterThan(20);
  expect([...named].filter((key) => !known.has(key))).toEqual([]);
});

test('the guide names the same keys in every language, part by part', () => {
  const parts = (language: string) => guideSections(read(language)).map(({ text }) => keysIn(text));
  expect(parts('en')).toEqual(parts('ru'));
  expect(parts('cn')).toEqual(parts('ru'));
});

test('the table of keys leaves out no act of the line', () => {
  const table = guideSections(read('en')).at(-1)?.text ?? '';
  expect(Object.values(actKeys).filter((key) => !keysIn(table).includes(key))).toEqual([]);
});
