import { expect, test } from 'vitest';
import { loadConfig } from '../../load-config.ts';
import { faultsOf } from '../../testing/config-faults.ts';

const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://u:p@127.0.0.1/db',
  AUTH_SECRET: 'k3Hq9vTz1LpW7yRb5NcX2mJd8GfS4aQe',
  PUBLIC_URL: 'https://oktet.example',
  SMTP_URL: 'smtps://u:p@127.0.0.1',
  SMS_URL: 'https://sms.example/send',
  FILES_DIR: '.data/files',
  TERMINAL_ADDRESSES: '10.1.2.0/24',
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
    'PUBLIC_URL is required in production',
    'DEMO must be off in production: its accounts are for everybody at the machine',
    'DATABASE_URL is required in production',
    'TERMINAL_ADDRESSES is required in production',
    'SMTP_URL is required in production',
    'SMS_URL is required in production',
    'FILES_DIR or S3_BUCKET is required in production',
  ]);
});

test.each([
  ['AUTH_SECRET', { AUTH_SECRET: 'a'.repeat(40) }],
  ['PUBLIC_URL', { PUBLIC_URL: 'http://oktet.example' }],
  ['ADMIN_PASSWORD', { ADMIN_EMAIL: 'boss@example.org', ADMIN_PASSWORD: 'password' }],
])('production does not start with a weak %s', (name, weak) => {
  expect(faultsOf({ ...production, ...weak })).toEqual([expect.stringMatching(new RegExp(`^${name} `))]);
  expect(faultsOf({ ...weak })).toEqual([]);
});

test('the description of the API is open in production only where it is asked for', () => {
  expect(loadConfig(production).docs).toBe(false);
  expect(loadConfig({ ...production, DOCS: 'on' }).docs).toBe(true);
  expect(loadConfig({}).docs).toBe(true);
});

test('a part of a gateway or a bucket without its address is a fault', () => {
  expect(faultsOf({ SMS_BODY: '{{to}}', S3_REGION: 'ru-1', S3_ENDPOINT: 'https://s3.example.org' })).toEqual([
    expect.stringMatching(/^SMS_BODY without SMS_URL/),
    expect.stringMatching(/^S3_REGION, S3_ENDPOINT without S3_BUCKET/),
  ]);
});

test('what is wrong by itself is not called missing as well', () => {
  const half = { ADMIN_EMAIL: 'admin@example.org', ADMIN_PASSWORD: 'short' };
  expect(faultsOf({ ...production, ...half, SMTP_URL: 'x' }).map((fault) => fault.split(':')[0])).toEqual([
    'ADMIN_PASSWORD',
    'SMTP_URL',
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

test('the outbox stands in for whichever of mail and SMS has no way out', () => {
  const sms = { SMS_URL: 'https://sms.example/send' };
  const mail = { SMTP_URL: 'smtps://mail.example' };
  expect(loadConfig(mail).outbox).toBe(true);
  expect(loadConfig(sms).outbox).toBe(true);
  expect(loadConfig({ ...mail, ...sms }).outbox).toBe(false);
  expect(loadConfig({ HOST: '0.0.0.0' }).outbox).toBe(false);
});

test('the SMS gateway is told number and text, and nothing that nobody knows', () => {
  const gateway = { SMS_URL: 'https://sms.example/?key=1', SMS_METHOD: 'GET' };
  const incomplete = 'SMS_URL and SMS_BODY must say where {{text}} and {{to}} (or {{digits}}) go';
  expect(faultsOf(gateway)).toEqual([incomplete]);
  expect(faultsOf({ ...gateway, SMS_METHOD: 'POST', SMS_BODY: '{"text":"{{text}}"}' })).toEqual([incomplete]);
  expect(faultsOf({ ...gateway, SMS_URL: 'https://sms.example/?to={{digits}}&text={{ text }}' })).toEqual([]);
  expect(
    faultsOf({ SMS_URL: 'https://sms.example/{{key}}', SMS_SUCCESS: '(', SMS_BODY: '{{name}}' }),
  ).toEqual([
    expect.stringMatching(/^SMS_URL: may hold/),
    expect.stringMatching(/^SMS_BODY: may hold/),
    'SMS_SUCCESS: must be a regular expression',
  ]);
});

test.each(['no-reply', 'Oktet <no-reply>', 'a@b.c, d@e.f', 'x <a@b.c>\nBcc: d@e.f'])(
  '%j is no sender',
  (from) => {
    expect(faultsOf({ MAIL_FROM: from })).toEqual([expect.stringMatching(/^MAIL_FROM: /)]);
  },
);

test('mail comes from the name of the site unless another sender is given', () => {
  expect(loadConfig({}).mail.from).toBe('Oktet <no-reply@oktet.local>');
  expect(loadConfig(production).mail.from).toBe('Oktet <no-reply@oktet.example>');
  expect(loadConfig({ ...production, MAIL_FROM: 'queue@border.example' }).mail.from).toBe(
    'queue@border.example',
  );
});

test('files go to a bucket when one is named, to a folder otherwise', () => {
  expect(loadConfig({}).s3).toBeUndefined();
  const { FILES_DIR: _, ...elsewhere } = production;
  expect(loadConfig({ ...elsewhere, S3_BUCKET: 'oktet' }).s3).toEqual({
    bucket: 'oktet',
    region: 'us-east-1',
    forcePathStyle: false,
  });
  const own = {
    S3_BUCKET: 'oktet',
    S3_REGION: 'ru-1',
    S3_ENDPOINT: 'https://s3.example.org',
    S3_FORCE_PATH_STYLE: 'on',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'key',
  };
  expect(loadConfig(own).s3).toEqual({
    bucket: 'oktet',
    region: 'ru-1',
    endpoint: 'https://s3.example.org',
    forcePathStyle: true,
    credentials: { accessKeyId: 'id', secretAccessKey: 'key' },
  });
  expect(faultsOf({ S3_BUCKET: 'oktet', S3_ACCESS_KEY_ID: 'id' })).toEqual([
    'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY go together',
  ]);
});
