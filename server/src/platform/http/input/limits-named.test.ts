import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Language } from '#contract/common.ts';
import { createVisitor, type Visitor } from '../../../testing/people/test-visitor.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let operators: Record<Language, Visitor>;

beforeAll(async () => {
  app = await createTestApp();
  const operatorOf = (language: Language) => createVisitor(app, { roles: ['ADMIN'], language });
  operators = { RU: await operatorOf('RU'), EN: await operatorOf('EN'), CN: await operatorOf('CN') };
});

afterAll(() => app.close());

const params = 'PUT /system-params/booking-params';

test.each<[string, string, object | undefined, string, string, string]>([
  ['a number', params, { slotCapacity: 1001 }, 'slotCapacity', 'TOO_BIG', '1000'],
  ['a small number', params, { slotMinutes: 7 }, 'slotMinutes', 'TOO_SMALL', '10'],
  ['a number of the query', 'GET /vehicle/all?size=1001', undefined, 'size', 'TOO_BIG', '1000'],
  ['a number by another', params, { slotCapacity: 3, priorityReserve: 4 }, 'priorityReserve', 'TOO_BIG', '3'],
  [
    'a text',
    'POST /vehicle/v2',
    { model: 'x'.repeat(101), registrationPlate: 'A123' },
    'model',
    'TOO_LONG',
    '100',
  ],
  [
    'a short plate',
    'POST /vehicle/v2',
    { model: 'MAN', registrationPlate: 'A-1' },
    'registrationPlate',
    'TOO_SHORT',
    '3',
  ],
  [
    'a long plate',
    'POST /vehicle/v2',
    { model: 'MAN', registrationPlate: 'A'.repeat(16) },
    'registrationPlate',
    'TOO_LONG',
    '15',
  ],
  ['a search', 'GET /search?q=a', undefined, 'q', 'TOO_SHORT', '2'],
  ['the end of a phone', 'GET /vehicle/all?phoneNumber=123', undefined, 'phoneNumber', 'TOO_SHORT', '4'],
  [
    'a count',
    params,
    { gates: Array.from({ length: 100 }, (_, gate) => `${gate}`) },
    'gates',
    'TOO_LONG',
    '50',
  ],
  [
    'a password',
    'PUT /users/password',
    { currentPassword: 'x', newPassword: 'short' },
    'newPassword',
    'TOO_SHORT',
    '8',
  ],
  ['a day', 'GET /booking?bookedDate=1999-12-31', undefined, 'bookedDate', 'TOO_SMALL', '2000-01-01'],
  ['a late day', 'GET /booking?bookedDate=2200-01-01', undefined, 'bookedDate', 'TOO_BIG', '2199-12-31'],
  ['an instant', 'GET /closures?from=2200-01-02T00:00:00Z', undefined, 'from', 'TOO_BIG', '2199-12-31'],
  [
    'a backward range',
    'GET /draws?from=2026-11-20&to=2026-11-19',
    undefined,
    'to',
    'TOO_SMALL',
    '2026-11-20',
  ],
  [
    'a long report',
    'GET /reports/waiting?from=2023-01-01&to=2026-01-01',
    undefined,
    'to',
    'TOO_BIG',
    '2025-01-0',
  ],
  [
    'a long series',
    'GET /promo/FOOTER/click-count?by=hour&from=2020-01-01&to=2026-01-01',
    undefined,
    'to',
    'TOO_BIG',
    '202',
  ],
])(
  '%s that is beyond its limit is told the limit, in each language',
  async (_name, call, body, propertyPath, code, limit) => {
    const [method = '', path = ''] = call.split(' ');
    const told = new Set<string>();
    for (const operator of Object.values(operators)) {
      const answer = await operator.call(method as 'GET', path, body && { body });
      expect(answer.status).toBe(400);
      const [fault] = answer.body.errors;
      expect(fault).toMatchObject({ propertyPath, code, message: expect.stringContaining(limit) });
      told.add(fault.message);
    }
    expect(told.size).toBe(3);
  },
);
