import { resolve } from 'node:path';
import { z } from 'zod';
import { defineSettings, type Instance, present } from './setting-group.ts';
import { flag, host, oneOf, password, proxies, siteUrl, timeZone, wholeNumber } from './setting-kinds.ts';

const taken = ['assets', 'board', 'dev', 'docs', 'download', 'health', 'static'];
const usualApiBase = '/oktet/api/v1';
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

export type InstanceConfig = Instance & {
  readonly host: string;
  readonly port: number;
  readonly apiBase: string;
  /** All base paths of the API: the usual one always works, because the web calls it. */
  readonly apiBases: readonly string[];
  readonly trustProxy: readonly string[];
  readonly logLevel: (typeof logLevels)[number];
  /** Demo accounts: only outside production and only on loopback. */
  readonly demo: boolean;
  /** Undefined: a password is generated and kept in the data folder. */
  readonly demoPassword?: string;
  readonly docs: boolean;
  readonly timeZone: string;
};

const isLocal = (address: string) => /^https?:\/\/(localhost|127\.[\d.]+|\[::1\])(:\d+)?\/?$/i.test(address);
const loopbackHosts = new Set(['127.0.0.1', '::1', 'localhost']);

/** Settings of the instance as a whole. They are always the first group, because later groups read them. */
export const instanceSettings = defineSettings(
  {
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
    /** If it is not set: `info` (a line per request) in production, `warn` elsewhere. */
    LOG_LEVEL: oneOf(logLevels).optional(),
    DATA_DIR: z.string().default('.data'),
    DEMO: flag.optional(),
    DEMO_PASSWORD: password.optional(),
    DOCS: flag.optional(),
    TIME_ZONE: timeZone.default('Asia/Chita'),
  },
  {
    requiredInProduction: ['PUBLIC_URL'],
    faults: ({ PUBLIC_URL = '', DEMO }, { production }) => [
      production && DEMO
        ? 'DEMO must be off in production: its accounts are for everybody at the machine'
        : undefined,
      production && /^http:/i.test(PUBLIC_URL) && !isLocal(PUBLIC_URL)
        ? 'PUBLIC_URL must begin with https:// in production: passwords and tokens travel there'
        : undefined,
    ],
    toConfig: (s): InstanceConfig => {
      const production = s.NODE_ENV === 'production';
      const local = !production && loopbackHosts.has(s.HOST);
      return present({
        production,
        local,
        host: s.HOST,
        port: s.PORT,
        publicUrl: s.PUBLIC_URL ?? `http://localhost:${s.PORT}`,
        apiBase: s.API_BASE,
        apiBases: [...new Set([s.API_BASE, usualApiBase, '/api'])],
        trustProxy: s.TRUST_PROXY,
        logLevel: s.LOG_LEVEL ?? (production ? 'info' : 'warn'),
        dataDir: resolve(s.DATA_DIR),
        demo: local && (s.DEMO ?? true),
        demoPassword: s.DEMO_PASSWORD,
        docs: s.DOCS ?? !production,
        timeZone: s.TIME_ZONE,
      });
    },
  },
);
