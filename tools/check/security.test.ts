import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { inRoot } from '../lib/paths.ts';

const page = await readFile(inRoot('docs/security.md'), 'utf8');

/** Files that the page names, relative to the repository or to `server/src`. */
const namedFiles = [
  ...page.matchAll(/`([\w.@-]+(?:\/[\w.@-]+)*\.(?:tsx?|md|json|mjs|cfg|service))`/g),
].flatMap(([, name]) => name ?? []);

test('whatever is said to show a requirement exists', () => {
  expect(namedFiles.length).toBeGreaterThan(150);
  expect(
    namedFiles.filter((name) => !existsSync(inRoot(name)) && !existsSync(inRoot('server/src', name))),
  ).toEqual([]);
});

/** Last numbers of the requirements of levels 1 and 2 in each section of ASVS 5.0.0. */
const sections: Readonly<Record<string, string>> = {
  '1.1': '1 2',
  '1.2': '1 2 3 4 5 6 7 8 9',
  '1.3': '1 2 3 4 5 6 7 8 9 10 11',
  '1.4': '1 2 3',
  '1.5': '1 2',
  '2.1': '1 2 3',
  '2.2': '1 2 3',
  '2.3': '1 2 3 4',
  '2.4': '1',
  '3.2': '1 2',
  '3.3': '1 2 3 4',
  '3.4': '1 2 3 4 5 6',
  '3.5': '1 2 3 4 5',
  '3.7': '1 2',
  '4.1': '1 2 3',
  '4.2': '1',
  '4.3': '1 2',
  '4.4': '1 2 3 4',
  '5.1': '1',
  '5.2': '1 2 3',
  '5.3': '1 2',
  '5.4': '1 2 3',
  '6.1': '1 2 3',
  '6.2': '1 2 3 4 5 6 7 8 9 10 11 12',
  '6.3': '1 2 3 4',
  '6.4': '1 2 3 4',
  '6.5': '1 2 3 4 5',
  '6.6': '1 2 3',
  '6.8': '1 2 3 4',
  '7.1': '1 2 3',
  '7.2': '1 2 3 4',
  '7.3': '1 2',
  '7.4': '1 2 3 4 5',
  '7.5': '1 2',
  '7.6': '1 2',
  '8.1': '1 2',
  '8.2': '1 2 3',
  '8.3': '1',
  '8.4': '1',
  '9.1': '1 2 3',
  '9.2': '1 2 3 4',
  '10.1': '1 2',
  '10.2': '1 2',
  '10.3': '1 2 3 4',
  '10.4': '1 2 3 4 5 6 7 8 9 10 11',
  '10.5': '1 2 3 4 5',
  '10.6': '1 2',
  '10.7': '1 2 3',
  '11.1': '1 2',
  '11.2': '1 2 3',
  '11.3': '1 2 3',
  '11.4': '1 2 3 4',
  '11.5': '1',
  '11.6': '1',
  '12.1': '1 2 3',
  '12.2': '1 2',
  '12.3': '1 2 3 4',
  '13.1': '1',
  '13.2': '1 2 3 4 5',
  '13.3': '1 2',
  '13.4': '1 2 3 4 5',
  '14.1': '1 2',
  '14.2': '1 2 3 4',
  '14.3': '1 2 3',
  '15.1': '1 2 3',
  '15.2': '1 2 3',
  '15.3': '1 2 3 4 5 6 7',
  '16.1': '1',
  '16.2': '1 2 3 4 5',
  '16.3': '1 2 3 4',
  '16.4': '1 2 3',
  '16.5': '1 2 3',
  '17.1': '1',
  '17.2': '1 2 3 4',
  '17.3': '1 2',
};
const required = Object.entries(sections).flatMap(([section, numbers]) =>
  numbers.split(' ').map((number) => `${section}.${number}`),
);
const rows = [...page.matchAll(/^\| (\d+\.\d+\.\d+[\d., ]*) \| .+ \| [*]*([a-z/ ]+)[*]* \| (.+) \|$/gm)];

test('every requirement of OWASP ASVS 5.0, levels 1 and 2, has one row', () => {
  expect(rows.flatMap(([, ids = '']) => ids.split(', '))).toEqual(required);
});

test('every row says what shows it, or what is missing', () => {
  const states = ['met', 'partly', 'not met', 'in work', 'n/a'];
  for (const [row, , state = '', reason = ''] of rows) {
    expect(states, row).toContain(state);
    expect(reason.length, row).toBeGreaterThan(3);
  }
});

test('the sum at the top is that of the rows', () => {
  const count = (wanted: string) =>
    rows
      .filter(([, , state]) => state === wanted)
      .reduce((sum, [, ids = '']) => sum + ids.split(', ').length, 0);
  expect(page).toContain(
    `Of ${required.length} requirements ${count('met')} are met, ${count('partly')} partly, ${count('not met')} not met, ${count('in work')} in work, ${count('n/a')} are about things that do not exist here.`,
  );
});
