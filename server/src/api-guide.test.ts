import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './testing/databases/template.ts';
import { addAccount } from './testing/people/test-accounts.ts';
import { lastCodeTo } from './testing/people/test-outbox.ts';
import { createVisitor } from './testing/people/test-visitor.ts';
import { createTestApp } from './testing/test-app.ts';

type Example = { readonly request: string; readonly status: number; readonly answer: string };

/** Reads each request of the guide and the answer that is shown below it. */
const readExamples = async (): Promise<Example[]> => {
  const text = await readFile(join(root, 'docs/api.md'), 'utf8');
  const examples = [...text.matchAll(/```http\n(.*?)\n```\s+```json\n(\d+)\n(.*?)```/gs)].map(
    ([, request = '', status, answer = '']) => ({ request, status: Number(status), answer }),
  );
  expect(examples).toHaveLength(text.split('```http').length - 1);
  return examples;
};

const parts = (request: string) => {
  const [head = '', body] = request.split('\n\n');
  const [line = '', ...headers] = head.split('\n');
  const [method, url = ''] = line.split(' ');
  return {
    method: method as 'GET',
    url,
    headers: {
      ...Object.fromEntries(headers.map((header) => header.split(': '))),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { payload: body }),
  };
};

/** `…` stands for any value, and as an item of a list or a field of an object for any number of further ones. */
const matching = (shown: unknown): unknown => {
  if (shown === '…') return expect.anything();
  if (Array.isArray(shown)) {
    const items = shown.filter((item) => item !== '…').map(matching);
    return items.length === shown.length ? items : expect.arrayContaining(items);
  }
  if (typeof shown !== 'object' || shown === null) return shown;
  const { '…': more, ...fields } = shown as Record<string, unknown>;
  const matched = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, matching(value)]));
  return more === undefined ? matched : expect.objectContaining(matched);
};

test('every example of the guide is answered as it says', async () => {
  const app = await createTestApp();
  const phone = '+79140001122';
  await addAccount(app, { phone });
  const operator = await createVisitor(app, { roles: ['ADMIN'] });
  const params = { body: { certificateRequired: false } };
  expect((await operator.call('PUT', '/system-params/booking-params', params)).status).toBe(200);
  const known: Record<string, string> = {};
  const fill = (text: string) => text.replaceAll(/\{(\w+)\}/g, (name, key) => known[key] ?? name);
  const examples = await readExamples();
  for (const { request, status, answer } of examples) {
    const { statusCode, body, headers } = await app.server.inject(parts(fill(request)));
    expect([request, statusCode, body]).toEqual([request, status, body]);
    const given = body && JSON.parse(body);
    if (answer) expect(given).toEqual(matching(JSON.parse(fill(answer))));
    if (headers.authorization) known.token = String(headers.authorization);
    if (given.registrationPlate) known.vehicleId = given.id;
    if (given.bookingStatus === 'WAITING_FOR_CONFIRMATION') {
      known.bookingId = given.id;
      known.code = await lastCodeTo(app, phone);
    }
  }
  await app.close();
});
