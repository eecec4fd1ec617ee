import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { type LimitDefaults, type LimitNumbers, unknownLimits } from '../limits/limit-numbers.ts';
import type { SmsGateway } from '../messages/sms-request.ts';
import type { S3Settings } from '../storage/s3-storage.ts';
import { crossFaults } from './cross-faults.ts';
import { type Settings, settings, usualApiBase } from './settings.ts';

export type Config = {
  readonly production: boolean;
  readonly host: string;
  readonly port: number;
  readonly publicUrl: string;
  readonly apiBase: string;
  /** All base paths of the API: the usual one always works, because the web calls it. */
  readonly apiBases: readonly string[];
  readonly trustProxy: readonly string[];
  readonly logLevel: Exclude<Settings['LOG_LEVEL'], undefined>;
  readonly dataDir: string;
  /** Demo accounts and the outbox: only outside production and only on loopback. */
  readonly demo: boolean;
  readonly outbox: boolean;
  /** Undefined: generated and kept in the data folder. */
  readonly demoPassword?: string;
  readonly docs: boolean;
  readonly timeZone: string;
  readonly database: { readonly url?: string; readonly pool: number };
  readonly authSecret?: string;
  readonly captchaKey?: string;
  readonly limits: LimitNumbers;
  readonly terminalAddresses: readonly string[];
  readonly requireAdminSecondStep: boolean;
  readonly firstAdmin?: { readonly email: string; readonly password: string };
  readonly mail: { readonly smtpUrl?: string; readonly from: string };
  readonly sms?: SmsGateway;
  /** Country prefixes to which SMS are sent; empty: all. */
  readonly smsCountries: readonly string[];
  readonly filesDir: string;
  /** Undefined: files are in `filesDir`. */
  readonly s3?: S3Settings;
  readonly queueLog: {
    /** File to which the day's newest log entry is appended. */
    readonly headsFile?: string;
    readonly witnesses: readonly string[];
  };
  readonly contentDir: string;
  readonly site: {
    readonly supportEmail: string;
    readonly supportPhone: string;
    readonly regulationsFile?: string;
    readonly apkFile?: string;
    readonly apkVersionFile?: string;
  };
};

export class ConfigError extends Error {
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(`The configuration is wrong:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`);
    this.name = 'ConfigError';
    this.faults = faults;
  }
}

const loopbackHosts = new Set(['127.0.0.1', '::1', 'localhost']);

const withoutEmpty = (env: NodeJS.ProcessEnv) =>
  Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));

const present = <T extends object>(value: T): { [K in keyof T]: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(value).filter(([, item]) => item !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>;
  };

const toS3 = (s: Settings): S3Settings | undefined =>
  s.S3_BUCKET === undefined
    ? undefined
    : present({
        bucket: s.S3_BUCKET,
        region: s.S3_REGION,
        endpoint: s.S3_ENDPOINT,
        forcePathStyle: s.S3_FORCE_PATH_STYLE,
        credentials:
          s.S3_ACCESS_KEY_ID && s.S3_SECRET_ACCESS_KEY
            ? { accessKeyId: s.S3_ACCESS_KEY_ID, secretAccessKey: s.S3_SECRET_ACCESS_KEY }
            : undefined,
      });

/** Mail whose sender domain is not the site's is treated as spam. */
const senderOf = ({ PUBLIC_URL }: Settings) =>
  `Oktet <no-reply@${PUBLIC_URL ? new URL(PUBLIC_URL).hostname : 'oktet.local'}>`;

const ownRegulations = (contentDir: string) => {
  const file = resolve(contentDir, 'regulations.pdf');
  return existsSync(file) ? file : undefined;
};

const toConfig = (s: Settings, limits: LimitDefaults): Config => {
  const production = s.NODE_ENV === 'production';
  const local = !production && loopbackHosts.has(s.HOST);
  const dataDir = resolve(s.DATA_DIR);
  return present({
    production,
    host: s.HOST,
    port: s.PORT,
    publicUrl: s.PUBLIC_URL ?? `http://localhost:${s.PORT}`,
    apiBase: s.API_BASE,
    apiBases: [...new Set([s.API_BASE, usualApiBase, '/api'])],
    trustProxy: s.TRUST_PROXY,
    logLevel: s.LOG_LEVEL ?? (production ? 'info' : 'warn'),
    dataDir,
    demo: local && (s.DEMO ?? true),
    outbox: local && (s.SMTP_URL === undefined || s.SMS_URL === undefined),
    demoPassword: s.DEMO_PASSWORD,
    docs: s.DOCS ?? !production,
    timeZone: s.TIME_ZONE,
    database: present({ url: s.DATABASE_URL, pool: s.DATABASE_POOL }),
    authSecret: s.AUTH_SECRET,
    captchaKey: s.CAPTCHA_KEY,
    limits: { ...limits, ...s.LIMITS } as unknown as LimitNumbers,
    terminalAddresses: s.TERMINAL_ADDRESSES,
    requireAdminSecondStep: s.REQUIRE_ADMIN_SECOND_STEP ?? production,
    firstAdmin:
      s.ADMIN_EMAIL && s.ADMIN_PASSWORD ? { email: s.ADMIN_EMAIL, password: s.ADMIN_PASSWORD } : undefined,
    mail: present({ smtpUrl: s.SMTP_URL, from: s.MAIL_FROM ?? senderOf(s) }),
    sms: s.SMS_URL
      ? {
          url: s.SMS_URL,
          method: s.SMS_METHOD,
          headers: s.SMS_HEADERS,
          body: s.SMS_BODY,
          success: s.SMS_SUCCESS,
        }
      : undefined,
    smsCountries: s.SMS_COUNTRIES,
    filesDir: resolve(s.FILES_DIR ?? `${dataDir}/files`),
    s3: toS3(s),
    queueLog: present({
      headsFile: s.LOG_HEADS === undefined ? undefined : resolve(s.LOG_HEADS),
      witnesses: s.LOG_WITNESSES,
    }),
    contentDir: resolve(s.CONTENT_DIR),
    site: present({
      supportEmail: s.SUPPORT_EMAIL,
      supportPhone: s.SUPPORT_PHONE,
      regulationsFile: s.REGULATIONS_FILE ?? ownRegulations(s.CONTENT_DIR),
      apkFile: s.APK_FILE,
      apkVersionFile: s.APK_VERSION_FILE,
    }),
  }) as Config;
};

const nameIn = (fault: string) => fault.split(/[.:]/)[0] ?? '';

/** The only place that reads the environment. Reports all faults at once. */
export const readConfig = (
  env: NodeJS.ProcessEnv,
  limits: LimitDefaults,
  isCommonPassword: (password: string) => boolean,
): Config => {
  const given = withoutEmpty(env);
  const { data, error } = settings.safeParse(given);
  const issues = error?.issues ?? [];
  const wrong = new Set(issues.map((issue) => String(issue.path[0])));
  // Drops invalid values, so that the cross-checks still run on the rest.
  const values =
    data ?? settings.parse(Object.fromEntries(Object.entries(given).filter(([name]) => !wrong.has(name))));
  const order = Object.keys(settings.shape);
  const ownFaults = [
    ...issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`),
    ...unknownLimits(values.LIMITS, limits),
  ].toSorted((a, b) => order.indexOf(nameIn(a)) - order.indexOf(nameIn(b)));
  const faults = [...ownFaults, ...crossFaults(values, (name) => name in given, isCommonPassword)];
  if (faults.length > 0) throw new ConfigError(faults);
  return toConfig(values, limits);
};
