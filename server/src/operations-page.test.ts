import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { loadConfig } from './load-config.ts';
import { modules } from './modules.ts';
import type { Services } from './platform/context/context.ts';
import type { Jobs } from './platform/jobs/jobs.ts';

const page = await readFile(new URL('../../docs/operations.md', import.meta.url), 'utf8');

test('the page for operators names each limit with its default', () => {
  const limits = Object.entries(loadConfig({}).limits).map(([name, value]) => `\`${name}\` ${value}`);
  expect(limits.filter((limit) => !page.includes(limit))).toEqual([]);
});

test('the page for operators lists each job that runs by the clock', () => {
  const scheduled: string[] = [];
  const jobs: Pick<Jobs, 'handle' | 'schedule'> = {
    handle: () => undefined,
    schedule: ({ name }) => void scheduled.push(name),
  };
  for (const module of modules) for (const bind of module.jobs ?? []) bind({ jobs } as Services);
  expect(scheduled.length).toBeGreaterThan(20);
  expect(scheduled.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
});
