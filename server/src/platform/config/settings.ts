import { isIP } from 'node:net';
import { z } from 'zod';
import { limitsSetting } from '../limits/limit-numbers.ts';
import { unknownPlaceholders } from '../messages/sms-request.ts';

const flag = z.enum(['on', 'off']).transform((value) => value === 'on');
const port = z.coerce.number().int().min(0).max(65_535);
const list = z.string().transform((value) =>
  value
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== ''),
);
const isNetwork = (text: string) => {
  const [address = '', prefix] = text.split('/');
  const bits = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return bits > 0 && (prefix === undefined || (/^\d+$/.test(prefix) && Number(prefix) <= bits));
};
const networks = list.refine(
  (items) => items.every(isNetwork),
  'must be addresses or networks such as 10.0.0.0/8',
);
const jsonObject = z.string().transform((value, ctx) => {
  try {
    return z.record(z.string(), z.string()).parse(JSON.parse(value));
  } catch {
    ctx.addIssue({ code: 'custom', message: 'must be a JSON object of strings' });
    return z.NEVER;
  }
});
const timeZone = z.string().refine((zone) => {
  try {
    return Temporal.Now.instant().toZonedDateTimeISO(zone) !== undefined;
  } catch {
    return false;
  }
}, 'must be an IANA time zone such as Asia/Chita');
const smsTemplate = z.string().refine((template) => unknownPlaceholders(template).length === 0, {
  message: 'may hold {{to}}, {{digits}}, {{text}} and {{id}} only',
});
const pattern = z.string().refine((source) => {
  try {
    return new RegExp(source) instanceof RegExp;
  } catch {
    return false;
  }
}, 'must be a regular expression');
const webUrl = z.url({ protocol: /^https?$/ });

/** Every setting there is, with its default. docs/operations.md explains them in the same order. */
export const settings = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  HOST: z.string().default('127.0.0.1'),
  PORT: port.default(3000),
  PUBLIC_URL: webUrl.optional(),
  API_BASE: z
    .string()
    .regex(/^(\/[\w.-]+)+$/, 'must be a path such as /oktet/api/v1')
    .default('/oktet/api/v1'),
  TRUST_PROXY: list.default([]),
  /** `info` (a line per request) in production, `warn` elsewhere. */
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).optional(),
  DATA_DIR: z.string().default('.data'),
  DEMO: flag.optional(),
  TIME_ZONE: timeZone.default('Asia/Chita'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_POOL: z.coerce.number().int().min(2).max(100).default(10),
  AUTH_SECRET: z.string().min(32).optional(),
  CAPTCHA_KEY: z.string().min(16).optional(),
  LIMITS: limitsSetting,
  TERMINAL_ADDRESSES: networks.default([]),
  ADMIN_EMAIL: z.email().optional(),
  ADMIN_PASSWORD: z.string().min(8).max(128).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z
    .string()
    .regex(
      /^([^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
      'must be an address, or a name and <address>',
    )
    .optional(),
  SMS_URL: webUrl.and(smsTemplate).optional(),
  SMS_METHOD: z.enum(['GET', 'POST', 'PUT']).default('POST'),
  SMS_HEADERS: jsonObject.default({ 'content-type': 'application/json', 'idempotency-key': '{{id}}' }),
  SMS_BODY: smsTemplate.default('{"to":"{{to}}","text":"{{text}}","id":"{{id}}"}'),
  /** Beside a 2xx status: a regular expression to be found in the answer. Empty: the status is enough. */
  SMS_SUCCESS: pattern.default(''),
  FILES_DIR: z.string().optional(),
  /** Files go to this bucket instead of a folder. */
  S3_BUCKET: z.string().min(3).max(63).optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ENDPOINT: webUrl.optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_FORCE_PATH_STYLE: flag.default(false),
  SUPPORT_EMAIL: z.email().default('support@oktet.local'),
  SUPPORT_PHONE: z
    .string()
    .regex(/^\+[1-9]\d{6,14}$/, 'must be an E.164 number')
    .default('+73022000000'),
  REGULATIONS_FILE: z.string().optional(),
  APK_FILE: z.string().optional(),
  APK_VERSION_FILE: z.string().optional(),
});

export type Settings = z.infer<typeof settings>;

/** What production cannot do without: a default would lose data, mail or trust there. */
export const requiredInProduction = [
  'DATABASE_URL',
  'AUTH_SECRET',
  'PUBLIC_URL',
  'SMTP_URL',
  'SMS_URL',
] as const satisfies readonly (keyof Settings)[];
