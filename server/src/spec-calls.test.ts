import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeSpecCalls } from './testing/spec-calls/make-spec-calls.ts';
import type { RecordedAnswer } from './testing/spec-calls/record-answers.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';

/**
 * What release 0.1.0 answered to every call of the specification. Clients of that day still work if each call has
 * the same status, the same refusal, and every field that it had; new fields may stand beside them.
 */
const kept: Readonly<Record<string, RecordedAnswer>> = JSON.parse(
  await readFile(new URL('./testing/spec-calls/answers-of-0.1.0.json', import.meta.url), 'utf8'),
);

let app: TestApp;
let answers: Readonly<Record<string, RecordedAnswer>>;

beforeAll(async () => {
  app = await createTestApp();
  answers = await makeSpecCalls(app);
});

afterAll(() => app.close());

test('the same calls are made as then', () => {
  expect(Object.keys(answers)).toEqual(Object.keys(kept));
});

test.each(Object.entries(kept))('%s', (name, answer) => {
  expect(answers[name]).toMatchObject(answer);
});
