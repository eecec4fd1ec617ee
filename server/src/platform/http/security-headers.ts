import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';

const scripts = "script-src 'self'";

/** Inline styles are allowed because the component library needs them (docs/decisions/004). */
const policy = [
  "default-src 'self'",
  scripts,
  "script-src-attr 'none'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self' blob:",
  "frame-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
];

const permissions = 'camera=(), geolocation=(), microphone=(), payment=()';

const oneYear = 31_536_000;

type Addressed = Pick<Config, 'publicUrl'>;

const isSecure = ({ publicUrl }: Addressed) => publicUrl.startsWith('https://');

const policyOf = (config: Addressed, rules: readonly string[]) =>
  [...rules, ...(isSecure(config) ? ['upgrade-insecure-requests'] : [])].join(';');

type PageNeeds = {
  /** Hashes of the scripts that stand in the page itself. */
  readonly inlineScripts: readonly string[];
  /** The page scans codes. It needs the camera, and WebAssembly where a browser cannot read codes by itself. */
  readonly camera: boolean;
};

export const pageHeadersOf = (
  config: Addressed,
  { inlineScripts, camera }: PageNeeds,
): Readonly<Record<string, string>> => {
  const allowed = [scripts, ...inlineScripts.map((hash) => `'${hash}'`)];
  if (camera) allowed.push("'wasm-unsafe-eval'");
  return {
    'content-security-policy': policyOf(
      config,
      policy.map((rule) => (rule === scripts ? allowed.join(' ') : rule)),
    ),
    ...(camera && { 'permissions-policy': permissions.replace('camera=()', 'camera=(self)') }),
  };
};

/** Computed once: building the policy per answer cost 8 % of a cheap request. */
export const securityHeadersOf = (config: Addressed): Readonly<Record<string, string>> => ({
  'content-security-policy': policyOf(config, policy),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': permissions,
  'referrer-policy': 'same-origin',
  ...(isSecure(config) && { 'strict-transport-security': `max-age=${oneYear}; includeSubDomains` }),
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
});

export const registerSecurityHeaders = (app: FastifyInstance, config: Pick<Config, 'publicUrl'>): void => {
  const headers = securityHeadersOf(config);
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
};
