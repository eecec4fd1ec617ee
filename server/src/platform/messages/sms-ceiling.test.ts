import { afterAll, beforeAll, expect, test } from 'vitest';
import { messagesTo } from '../../testing/people/test-outbox.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { inTransaction } from '../context.ts';
import { notify } from './notify.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ env: { LIMITS: '{"smsPerHour":2}' } });
});

afterAll(() => app.close());

const phone = '+79141234567';

const sendCode = (channel: 'SMS' | 'EMAIL' = 'SMS') =>
  inTransaction(app.systemContext(), (ctx) =>
    notify(ctx, {
      template: 'login-code',
      channel,
      to: channel === 'SMS' ? phone : 'driver@example.org',
      language: 'RU',
      params: { minutes: 60 },
      code: '482913',
    }),
  );
const sendNews = () =>
  inTransaction(app.systemContext(), (ctx) =>
    notify(ctx, { template: 'password-changed', channel: 'SMS', to: phone, language: 'RU', params: {} }),
  );

const alarms = () => app.log.filter(({ alarm }) => alarm === 'smsPerHour');

test('beyond the ceiling codes wait and one alarm is raised; other news and mail go out', async () => {
  await sendCode();
  await sendCode();
  expect(await messagesTo(app, phone)).toHaveLength(2);
  expect(alarms()).toEqual([]);
  for (const send of [sendCode, sendCode, sendNews]) await send();
  await sendCode('EMAIL');
  expect((await messagesTo(app, phone)).map(({ code }) => code !== null)).toEqual([true, true, false]);
  expect(await messagesTo(app, 'driver@example.org')).toHaveLength(1);
  expect(alarms()).toMatchObject([{ level: 50, limit: 2 }]);
  const waiting = app.log.filter(({ msg }) => msg === 'a job failed and will be tried again');
  expect(waiting).toHaveLength(2);
  expect(JSON.stringify(app.log)).not.toMatch(/482913|9141234567/);
});

test('a new hour has room again', async () => {
  app.clock.advance({ hours: 1 });
  await sendCode();
  expect((await messagesTo(app, phone)).filter(({ code }) => code !== null)).toHaveLength(3);
});
