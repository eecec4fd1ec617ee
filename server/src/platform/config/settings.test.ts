import { expect, test } from 'vitest';
import { faultsOf } from '../../testing/config-faults.ts';

const nonsense = {
  NODE_ENV: 'prod',
  HOST: 'http://oktet.example',
  PORT: '99999',
  PUBLIC_URL: 'oktet.example',
  API_BASE: '/api',
  TRUST_PROXY: 'foo',
  LOG_LEVEL: 'loud',
  DEMO: 'yes',
  DEMO_PASSWORD: 'short',
  DOCS: 'yes',
  TIME_ZONE: 'Mars/Base',
  DATABASE_URL: 'localhost:5432/oktet',
  DATABASE_POOL: '0',
  AUTH_SECRET: 'short',
  CAPTCHA_KEY: 'short',
  LIMITS: '{"bookings":1}',
  TERMINAL_ADDRESSES: 'hall',
  ADMIN_EMAIL: 'admin',
  ADMIN_PASSWORD: 'short',
  LOG_HEADS: '/nowhere/heads.jsonl',
  LOG_WITNESSES: 'witness',
  SMTP_URL: 'mail.example:25',
  MAIL_FROM: 'no-reply',
  SMS_URL: 'sms.example',
  SMS_COUNTRIES: 'Russia',
  SMS_METHOD: 'DELETE',
  SMS_HEADERS: '{"two words":"x"}',
  SMS_BODY: '{{name}}',
  SMS_SUCCESS: '(',
  S3_BUCKET: 'a/b',
  S3_REGION: 'no region',
  S3_ENDPOINT: 's3.example',
  S3_FORCE_PATH_STYLE: 'yes',
  CLAMAV_ADDRESS: 'clamd',
  SUPPORT_EMAIL: 'support',
  SUPPORT_PHONE: '12',
  CONTENT_DIR: '/nowhere/content',
  REGULATIONS_FILE: '/nowhere/regulations.pdf',
  APK_FILE: '/nowhere/oktet.apk',
  APK_VERSION_FILE: '/nowhere/version.json',
};

test('nonsense in every setting is named, setting by setting, in one run', () => {
  expect(faultsOf(nonsense).map((fault) => fault.split(':')[0])).toEqual(Object.keys(nonsense));
});

test.each<[keyof typeof nonsense, readonly string[]]>([
  ['HOST', ['no host', '999.1.1.1', '[::1]', '127.0.0.1:80', '10.0.0.0/8']],
  ['PORT', ['-1', '3.5', '0x10', ' ', '1e3']],
  ['PUBLIC_URL', ['https://', 'https://u:p@oktet.example', 'https://oktet.example/app', 'https://a.b/?c#d']],
  ['API_BASE', ['api', '/', '/a/../b', '/board/api', '/docs']],
  ['TRUST_PROXY', ['true', '1', '0.0.0.0/0', '10.0.0.0/33', '10.0.0.0/8/9', '10.0.0.1, proxy']],
  ['TERMINAL_ADDRESSES', ['10.0.0.0/8/9', 'fe80::1%eth0']],
  ['TIME_ZONE', ['+03:00']],
  ['DATABASE_URL', ['mysql://h/d', 'postgres://', 'postgres:foo', 'postgres://h:99999/d']],
  [
    'DATABASE_URL',
    ['postgres://h/d?sslrootcert=/nowhere/ca.pem', 'postgres://h,:1/d', 'postgres://h:1,i:99999/d'],
  ],
  ['DATABASE_URL', ['postgres://h,i/d?target_session_attrs=standby']],
  ['AUTH_SECRET', [' '.repeat(40)]],
  ['LIMITS', ['no', '[]', 'null', '{"sendsPerTarget":"5"}']],
  ['SMTP_URL', ['smtp://', 'smtp:foo', 'smtps://u:100%@mail.example']],
  ['CLAMAV_ADDRESS', ['3310', 'clamd:0', 'clamd:99999', ':3310', 'tcp://clamd:3310', 'run/clamd.ctl']],
  ['SMS_HEADERS', ['no', '{"a":1}', '{"a":"x\\ny"}', '{"a":"{{name}}"}']],
])('%s is none of %j', (name, values) => {
  for (const value of values)
    expect
      .soft(faultsOf({ SMS_URL: 'https://sms.example', [name]: value }), value)
      .toEqual([expect.stringMatching(new RegExp(`^${name}\\b`))]);
});

test.each([
  ['TRUST_PROXY', ['loopback', '10.0.0.1, 172.16.0.0/12, fd00::/8']],
  ['HOST', ['::1', '0.0.0.0', 'localhost', 'oktet.example']],
  ['PUBLIC_URL', ['https://oktet.example', 'http://10.0.0.1:8080/', 'https://граница.рф']],
  [
    'DATABASE_URL',
    ['postgres:///d?host=/run/postgresql', 'postgresql://u:p%40@h:5433/d?sslmode=verify-full'],
  ],
  [
    'DATABASE_URL',
    ['postgres://u:p,q@h:5432,i:5433/d?target_session_attrs=read-write', 'postgres://[::1]:5432,h/d'],
  ],
  ['CLAMAV_ADDRESS', ['127.0.0.1:3310', 'clamd:3310', '[::1]:3310', '/run/clamav/clamd.ctl']],
  ['LOG_WITNESSES', ['a@example.org', 'a@example.org, b@example.org']],
  ['SMTP_URL', ['smtp://localhost:25', 'smtps://u%40h:p%25@mail.example?tls.servername=x']],
])('%s may be any of %j', (name, values) => {
  for (const value of values) expect.soft(faultsOf({ [name]: value }), value).toEqual([]);
});
