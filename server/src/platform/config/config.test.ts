import { expect, test } from 'vitest';
import { ConfigError, loadConfig } from './config.ts';

const faultsOf = (env: NodeJS.ProcessEnv): readonly string[] => {
  try {
    loadConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.faults;
    throw error;
  }
  return [];
};

const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://u:p@127.0.0.1/db',
  AUTH_SECRET: 'x'.repeat(32),
  PUBLIC_URL: 'https://oktet.example',
  SMTP_URL: 'smtps://u:p@127.0.0.1',
  SMS_URL: 'https://sms.example/send',
  FILES_DIR: '/var/lib/oktet',
};

test('nothing configured is a development server on loopback with demo data and the outbox', () => {
  const config = loadConfig({});
  expect(config).toMatchObject({
    production: false,
    host: '127.0.0.1',
    port: 3000,
    apiBase: '/oktet/api/v1',
    timeZone: 'Asia/Chita',
    demo: true,
    outbox: true,
  });
  expect(config.database.url).toBeUndefined();
});

test('every fault is listed at once, those of production too', () => {
  expect(
    faultsOf({
      NODE_ENV: 'production',
      PORT: 'http',
      TIME_ZONE: 'Mars/Base',
      AUTH_SECRET: 'short',
      DEMO: 'on',
    }),
  ).toEqual([
    expect.stringMatching(/^PORT: /),
    expect.stringMatching(/^TIME_ZONE: /),
    expect.stringMatching(/^AUTH_SECRET: /),
    'DATABASE_URL is required in production',
    'PUBLIC_URL is required in production',
    'SMTP_URL is required in production',
    'SMS_URL is required in production',
    'FILES_DIR is required in production',
    'DEMO must be off in production: its accounts have a public password',
  ]);
});

test('an empty variable counts as absent', () => {
  expect(loadConfig({ DATABASE_URL: '', PORT: '' }).port).toBe(3000);
});

test('a whole production configuration is accepted, without demo data or outbox', () => {
  expect(loadConfig(production)).toMatchObject({
    production: true,
    demo: false,
    outbox: false,
    logLevel: 'info',
  });
});

test.each([
  ['bound to every address', { HOST: '0.0.0.0' }],
  ['in production', { ...production, HOST: '127.0.0.1' }],
])('demo accounts and the outbox do not exist when %s', (_name, env) => {
  expect(loadConfig(env)).toMatchObject({ demo: false, outbox: false });
});

test('half of a first administrator is a fault', () => {
  expect(faultsOf({ ADMIN_EMAIL: 'a@example.org' })).toEqual(['ADMIN_EMAIL and ADMIN_PASSWORD go together']);
});
