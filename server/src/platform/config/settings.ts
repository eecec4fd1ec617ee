import { join } from 'node:path';
import { z } from 'zod';
import { limitsSetting } from '../limits/limit-numbers.ts';
import {
  appendableFile,
  flag,
  host,
  mailAddresses,
  networks,
  oneOf,
  pattern,
  phonePrefixes,
  postgresUrl,
  proxies,
  readableFile,
  readableFolder,
  secret,
  siteUrl,
  smsHeaders,
  smsTemplate,
  smtpUrl,
  timeZone,
  webUrl,
  wholeNumber,
} from './setting-kinds.ts';

const taken = ['assets', 'board', 'dev', 'docs', 'download', 'health', 'static'];

export const usualApiBase = '/oktet/api/v1';

/** Every setting with its default, in the order of docs/operations.md. */
export const settings = z.object({
  NODE_ENV: oneOf(['development', 'test', 'production']).default('development'),
  HOST: host.default('127.0.0.1'),
  PORT: wholeNumber(0, 65_535).default(3000),
  PUBLIC_URL: siteUrl.optional(),
  API_BASE: z
    .string()
    .regex(/^(\/[\w-][\w.-]*)+$/, 'must be a path such as /oktet/api/v1')
    .refine((path) => path !== '/api', 'is /api in any case: leave it out, or name another path')
    .refine(
      (path) => !taken.includes(path.split('/')[1] ?? ''),
      `must not begin with ${taken.map((name) => `/${name}`).join(', ')}`,
    )
    .default(usualApiBase),
  TRUST_PROXY: proxies.default([]),
  /** `info` (a line per request) in production, `warn` elsewhere. */
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).optional(),
  DATA_DIR: z.string().default('.data'),
  DEMO: flag.optional(),
  DEMO_PASSWORD: z
    .string()
    .refine((text) => text.length >= 8 && text.length <= 128, 'must have 8 to 128 characters')
    .optional(),
  DOCS: flag.optional(),
  TIME_ZONE: timeZone.default('Asia/Chita'),
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_POOL: wholeNumber(2, 100).default(10),
  AUTH_SECRET: secret(32).optional(),
  CAPTCHA_KEY: secret(16).optional(),
  LIMITS: limitsSetting,
  /** Networks of the kiosks. Empty means anywhere, which is refused in production. */
  TERMINAL_ADDRESSES: networks.default([]),
  /** On in production, off elsewhere. */
  REQUIRE_ADMIN_SECOND_STEP: flag.optional(),
  ADMIN_EMAIL: z.email('must be an e-mail address').optional(),
  ADMIN_PASSWORD: z
    .string()
    .refine((text) => text.length >= 8 && text.length <= 128, 'must have 8 to 128 characters')
    .optional(),
  SMTP_URL: smtpUrl.optional(),
  MAIL_FROM: z
    .string()
    .regex(
      /^([^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
      'must be an address, or a name and <address>',
    )
    .optional(),
  SMS_URL: webUrl.and(smsTemplate).optional(),
  SMS_COUNTRIES: phonePrefixes.default([]),
  SMS_METHOD: oneOf(['GET', 'POST', 'PUT']).default('POST'),
  SMS_HEADERS: smsHeaders.default({ 'content-type': 'application/json', 'idempotency-key': '{{id}}' }),
  SMS_BODY: smsTemplate.default('{"to":"{{to}}","text":"{{text}}","id":"{{id}}"}'),
  /** Regular expression that the answer must match besides a 2xx status. Empty: the status suffices. */
  SMS_SUCCESS: pattern.default(''),
  FILES_DIR: z.string().optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z\d][\w.-]{1,61}[a-z\d]$/i, 'must be the name of a bucket, 3 to 63 characters')
    .optional(),
  S3_REGION: z
    .string()
    .regex(/^[a-z\d]+(-[a-z\d]+)*$/i, 'must be a region such as us-east-1')
    .default('us-east-1'),
  S3_ENDPOINT: webUrl.optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_FORCE_PATH_STYLE: flag.default(false),
  LOG_HEADS: appendableFile.optional(),
  LOG_WITNESSES: mailAddresses.default([]),
  SUPPORT_EMAIL: z.email('must be an e-mail address').default('support@oktet.local'),
  SUPPORT_PHONE: z
    .string()
    .regex(/^\+[1-9]\d{6,14}$/, 'must be a number such as +73022000000')
    .default('+73022000000'),
  CONTENT_DIR: readableFolder.default(join(import.meta.dirname, '../../../../content')),
  REGULATIONS_FILE: readableFile.optional(),
  APK_FILE: readableFile.optional(),
  APK_VERSION_FILE: readableFile.optional(),
});

export type Settings = z.infer<typeof settings>;

/** No safe default exists in production: it would lose data, mail or trust. */
export const requiredInProduction = [
  'DATABASE_URL',
  'AUTH_SECRET',
  'PUBLIC_URL',
  'SMTP_URL',
  'SMS_URL',
  'TERMINAL_ADDRESSES',
] as const satisfies readonly (keyof Settings)[];
