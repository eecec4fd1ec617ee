import Fastify, { type FastifyContextConfig, type FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { createReadiness } from '../log/readiness.ts';
import { registerErrorHandler } from './error-handler.ts';
import { registerOverloadGuard } from './overload.ts';

const lines: string[] = [];
const app = Fastify({
  logger: { level: 'warn', stream: { write: (line: string) => lines.push(line) } },
}) as unknown as FastifyInstance;
let answerAll = Promise.withResolvers<void>();

app.decorate('readiness', createReadiness(app.log));
registerErrorHandler(app);
registerOverloadGuard(app, 2);
const add = (url: string, config: FastifyContextConfig = { access: 'public' }) =>
  app.get(url, { config }, async () => {
    await answerAll.promise;
    return 'answered';
  });
add('/list');
add('/gate', { access: 'admin', underLoad: 'refused-last' });
add('/places', { access: 'signed-in', underLoad: 'waits' });
add('/stream', { access: 'any-session', endless: true });
add('/upload', { access: 'signed-in', upload: true });
add('/static/page.js', {});

/** Begins the request at once; without `async` it would begin only when it is awaited. */
const ask = async (url: string) => app.inject(url);
const statusesOf = async (answers: readonly ReturnType<typeof ask>[]) =>
  (await Promise.all(answers)).map(({ statusCode }) => statusCode);

afterEach(() => {
  answerAll.resolve();
  answerAll = Promise.withResolvers();
});

test('beyond what an instance works on at a time a request is refused at once, and taken again afterwards', async () => {
  const underWay = [ask('/list'), ask('/list')];
  const refused = await ask('/list');
  expect(refused.statusCode).toBe(503);
  expect(refused.headers['retry-after']).toBe('2');
  expect(refused.json()).toMatchObject({ code: 'UNAVAILABLE' });
  answerAll.resolve();
  expect(await statusesOf(underWay)).toEqual([200, 200]);
  expect((await ask('/list')).statusCode).toBe(200);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ level: 40, refused: 1 }]);
});

test('the gate is refused last, and a crowd for places, streams, uploads and pages never', async () => {
  const underWay = [ask('/list'), ask('/list'), ask('/gate'), ask('/gate')];
  expect((await ask('/gate')).statusCode).toBe(503);
  const crowd = Array.from({ length: 50 }, () => ask('/places'));
  const others = [ask('/stream'), ask('/upload'), ask('/static/page.js')];
  answerAll.resolve();
  expect(await statusesOf([...underWay, ...crowd, ...others])).toEqual(Array(57).fill(200));
});
