import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('the pages of the console are fetched for operators alone', () => {
  const source = readFileSync(new URL('console-routes.ts', import.meta.url), 'utf8');
  expect(source).not.toContain('lazyRouteComponent');
});
