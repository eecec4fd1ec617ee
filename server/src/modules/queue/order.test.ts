import { afterAll, beforeAll, expect, test } from 'vitest';
import { runScript } from '../../testing/line-script.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { arrivals } from '../../testing/worked-days/arrivals.ts';
import { callsAndChanges } from '../../testing/worked-days/calls-and-changes.ts';

const cases = [...arrivals, ...callsAndChanges];

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

test.each(cases.map((one, place) => ({ ...one, place })))('$rule', async ({ day, line, place }) => {
  const date = Temporal.PlainDate.from('2026-11-20').add({ days: 3 * place });
  expect(await runScript(app, date, day)).toEqual(line);
});
