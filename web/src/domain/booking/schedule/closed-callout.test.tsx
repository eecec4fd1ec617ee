import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FullDay } from './closed-callout.tsx';
import type { Schedule } from './use-schedule.ts';

const draw = (nextFreeDay: string | null) =>
  renderToStaticMarkup(
    <MantineProvider>
      <FullDay schedule={{ nextFreeDay } as Schedule} />
    </MantineProvider>,
  );

test('a full day is one callout that leads to the next free day, if there is one', () => {
  expect(draw('2026-11-22')).toMatch(/booking\.new\.fullDay.*<button.*booking\.new\.nextFreeDay/s);
  expect(draw(null)).toMatch(/booking\.new\.fullDay.*booking\.new\.allFull/s);
  expect(draw(null)).not.toContain('<button');
});
