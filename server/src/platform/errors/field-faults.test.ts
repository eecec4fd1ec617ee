import { expect, test } from 'vitest';
import { z } from 'zod';
import { fieldFaultsOf } from './field-faults.ts';

const faults = (schema: z.ZodType, value: unknown) => {
  const parsed = schema.safeParse(value, { reportInput: true });
  return parsed.success ? [] : fieldFaultsOf(parsed.error.issues);
};

test.each([
  ['absent', z.strictObject({ a: z.string() }), {}, { propertyPath: 'a', code: 'REQUIRED' }],
  ['blank', z.strictObject({ a: z.string().min(1) }), { a: '' }, { propertyPath: 'a', code: 'REQUIRED' }],
  [
    'short',
    z.strictObject({ a: z.string().min(3) }),
    { a: 'x' },
    { propertyPath: 'a', code: 'TOO_SHORT', params: { limit: 3 } },
  ],
  [
    'long',
    z.strictObject({ a: z.string().max(3) }),
    { a: 'xxxx' },
    { propertyPath: 'a', code: 'TOO_LONG', params: { limit: 3 } },
  ],
  [
    'small',
    z.strictObject({ a: z.number().min(3) }),
    { a: 1 },
    { propertyPath: 'a', code: 'TOO_SMALL', params: { limit: 3 } },
  ],
  [
    'big',
    z.strictObject({ a: z.number().max(3) }),
    { a: 9 },
    { propertyPath: 'a', code: 'TOO_BIG', params: { limit: 3 } },
  ],
  [
    'of another type',
    z.strictObject({ a: z.string() }),
    { a: 1 },
    { propertyPath: 'a', code: 'INVALID_TYPE' },
  ],
  ['malformed', z.strictObject({ a: z.uuid() }), { a: 'x' }, { propertyPath: 'a', code: 'INVALID_FORMAT' }],
  [
    'not one of',
    z.strictObject({ a: z.enum(['x']) }),
    { a: 'y' },
    { propertyPath: 'a', code: 'INVALID_VALUE' },
  ],
  ['unknown', z.strictObject({}), { a: 1 }, { propertyPath: 'a', code: 'UNKNOWN_FIELD' }],
  [
    'refused by a rule',
    z.strictObject({ a: z.string().refine(() => false, { message: 'TOO_LONG', params: { limit: 3 } }) }),
    { a: 'x' },
    { propertyPath: 'a', code: 'TOO_LONG', params: { limit: 3 } },
  ],
  [
    'nested',
    z.object({ a: z.array(z.object({ b: z.string() })) }),
    { a: [{ b: 1 }] },
    { propertyPath: 'a[0].b', code: 'INVALID_TYPE' },
  ],
])('a field that is %s', (_name, schema, value, fault) => {
  expect(faults(schema, value)).toEqual([fault]);
});
