import { expect, test } from 'vitest';
import { z } from 'zod';
import { checkedSerializerCompiler, quickSerializerCompiler } from './answer-serializer.ts';

const truck = z.object({
  plate: z.string(),
  model: z.string().nullable(),
  gate: z.string().optional(),
  owner: z.object({ name: z.string() }).nullable(),
  papers: z.array(z.object({ id: z.uuid() })),
  words: z.record(z.string(), z.string()),
  place: z.union([z.object({ row: z.int() }), z.literal('none')]),
  title: z.string().trim(),
});

const compile = (compiler: typeof quickSerializerCompiler, schema: z.ZodType) =>
  compiler({ schema, method: 'GET', url: '/trucks' });

const papers = [{ id: '01890000-0000-7000-8000-000000000000', secret: 1 }];
const row = { plate: 'A1', model: null, gate: undefined, owner: { name: 'И', password: 'x' }, papers };
const given = { ...row, words: { a: 'b' }, place: { row: 1, secret: 1 }, title: ' t ', secret: 'x' };

test('an answer has what its schema names and nothing else, at any depth', () => {
  const text = compile(quickSerializerCompiler, z.array(truck))([given]);
  expect(text).toBe(
    '[{"plate":"A1","model":null,"owner":{"name":"И"},"papers":[{"id":"01890000-0000-7000-8000-000000000000"}],' +
      '"words":{"a":"b"},"place":{"row":1},"title":"t"}]',
  );
});

test('outside production it is also held against its schema', () => {
  const check = compile(checkedSerializerCompiler, truck);
  expect(check(given)).toBe(compile(quickSerializerCompiler, truck)(given));
  expect(() => check({ ...given, plate: 1 })).toThrow("Response doesn't match the schema");
});

test('what is no object where one is wanted is a fault also in production', () => {
  expect(() => compile(quickSerializerCompiler, truck)({ ...given, owner: 'nobody' })).toThrow(TypeError);
});
