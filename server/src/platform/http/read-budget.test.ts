import { afterAll, beforeAll, expect, test } from 'vitest';
import { createVisitor } from '../../testing/people/test-visitor.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ env: { LIMITS: JSON.stringify({ readsPerMinute: 20 }) } });
});

afterAll(() => app.close());

test('who reads without end is told to wait; others, operators and what is written are not concerned', async () => {
  const [greedy, other, operator] = await Promise.all([
    createVisitor(app),
    createVisitor(app),
    createVisitor(app, { roles: ['ADMIN'] }),
  ]);
  const read = async ({ call }: typeof greedy, times: number, size = 10) => {
    const answers = [];
    for (let time = 0; time < times; time += 1)
      answers.push(await call('GET', `/booking/current-user?size=${size}`));
    return answers;
  };
  const answers = await read(greedy, 12);
  expect(answers.slice(0, 10).map(({ status }) => status)).toEqual(Array(10).fill(200));
  const [refused] = answers.slice(-1);
  expect(refused).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
  expect((await greedy.call('PUT', '/users/language?language=EN')).status).toBeLessThan(300);
  expect((await read(other, 1))[0]?.status).toBe(200);
  for (const { status } of await read(operator, 15)) expect(status).toBe(200);
});

test('a long page costs as much as several short ones', async () => {
  const { call } = await createVisitor(app);
  const statuses = [];
  for (let time = 0; time < 3; time += 1) statuses.push((await call('GET', '/queue/log?size=1000')).status);
  expect(statuses).toEqual([200, 200, 429]);
});
