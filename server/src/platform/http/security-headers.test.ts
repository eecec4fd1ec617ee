import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { pageHeadersOf, registerSecurityHeaders } from './security-headers.ts';

const policy =
  "default-src 'self';script-src 'self';script-src-attr 'none';style-src 'self' 'unsafe-inline';img-src 'self' data: blob:;font-src 'self';connect-src 'self';worker-src 'self' blob:;frame-src 'self' blob:;object-src 'none';base-uri 'none';form-action 'self';frame-ancestors 'none'";

const always = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
};

const answersOf = async (publicUrl: string) => {
  const app = Fastify();
  registerSecurityHeaders(app, { publicUrl });
  app.get('/page', () => 'ok');
  app.get('/fails', () => Promise.reject(new Error('fails')));
  app.get('/own', (_request, reply) => reply.header('Content-Security-Policy', "default-src 'none'").send());
  const answers = await Promise.all(['/page', '/fails', '/nowhere', '/own'].map((url) => app.inject(url)));
  const [page, fails, nowhere, own] = answers.map(({ headers }) => {
    const { connection, date, 'content-type': type, 'content-length': length, ...rest } = headers;
    return rest;
  });
  return { page, fails, nowhere, own };
};

test('every answer has the same headers, to the byte, and one with a policy of its own keeps it', async () => {
  const { page, fails, nowhere, own } = await answersOf('http://localhost:3000');
  expect(page).toStrictEqual({ ...always, 'content-security-policy': policy });
  expect([fails, nowhere]).toStrictEqual([page, page]);
  expect(own).toStrictEqual({ ...always, 'content-security-policy': "default-src 'none'" });
});

test('behind https it stays there', async () => {
  const { page } = await answersOf('https://oktet.example');
  expect(page).toStrictEqual({
    ...always,
    'content-security-policy': `${policy};upgrade-insecure-requests`,
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
  });
});

test('the page that scans may use the camera and WebAssembly, and nothing else beyond the others', () => {
  const needs = { inlineScripts: [], camera: true };
  expect(pageHeadersOf({ publicUrl: 'https://oktet.example' }, needs)).toStrictEqual({
    'content-security-policy': `${policy.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'")};upgrade-insecure-requests`,
    'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=()',
  });
});

test('a page may run the scripts that stand in it, which its policy names by hash', () => {
  const needs = { inlineScripts: ['sha256-abc='], camera: false };
  expect(pageHeadersOf({ publicUrl: 'http://localhost:3000' }, needs)).toStrictEqual({
    'content-security-policy': policy.replace("script-src 'self'", "script-src 'self' 'sha256-abc='"),
  });
});
