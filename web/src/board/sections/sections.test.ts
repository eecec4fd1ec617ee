import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const sections = readdirSync(import.meta.dirname).filter((name) => !name.includes('.test.'));

test.each(sections)('the pages of %s are fetched for operators alone', (name) => {
  const source = readFileSync(new URL(name, import.meta.url), 'utf8');
  expect(source).not.toContain('lazyRouteComponent');
});
