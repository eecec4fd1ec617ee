import type { FastifySerializerCompiler } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { z } from 'zod';

/** What a schema lets through of a value. */
type Keep = (value: unknown) => unknown;

const all: Keep = (value) => value;

/** Types of values that have no parts. */
const simple = new Set(['string', 'number', 'int', 'boolean', 'enum', 'literal', 'null']);

const changesValue = ({ checks = [] }: z.core.$ZodTypeDef) =>
  checks.some(({ _zod }) => _zod.def.check === 'overwrite');

const keepFields = (shape: z.core.$ZodShape): Keep => {
  const fields = Object.entries(shape).map(([name, schema]) => ({ name, keep: keeperOf(schema) }));
  return (value) => {
    if (typeof value !== 'object' || value === null) throw new TypeError('An answer lacks an object');
    const kept: Record<string, unknown> = {};
    for (const { name, keep } of fields) {
      const field = (value as Record<string, unknown>)[name];
      if (field !== undefined) kept[name] = keep(field);
    }
    return kept;
  };
};

const keepItems = (keep: Keep): Keep => (keep === all ? all : (value) => (value as unknown[]).map(keep));

const keepUnlessNull = (keep: Keep): Keep =>
  keep === all ? all : (value) => (value === null ? null : keep(value));

/** Whatever has more to it than fields and items is left to the schema itself. */
const keeperOf = (schema: z.core.$ZodType): Keep => {
  const { def } = schema._zod as z.core.$ZodTypes['_zod'];
  if (!changesValue(def)) {
    if (simple.has(def.type)) return all;
    if (def.type === 'object' && !def.catchall) return keepFields(def.shape);
    if (def.type === 'array') return keepItems(keeperOf(def.element));
    if (def.type === 'optional') return keeperOf(def.innerType);
    if (def.type === 'nullable') return keepUnlessNull(keeperOf(def.innerType));
  }
  return (value) => z.encode(schema, value);
};

/**
 * Writes an answer with what its schema names and nothing else: a column that nobody is to see does not get out. Looking
 * at every value besides costs several times as much, so production trusts the types for that.
 */
export const quickSerializerCompiler: FastifySerializerCompiler<z.ZodType> = ({ schema }) => {
  const keep = keeperOf(schema);
  return (answer) => JSON.stringify(keep(answer));
};

/** Also parses each answer by its schema, and holds against that what production would send. */
export const checkedSerializerCompiler: FastifySerializerCompiler<z.ZodType> = (route) => {
  const [serialize, check] = [quickSerializerCompiler(route), serializerCompiler(route)];
  return (answer) => {
    const text = check(answer);
    if (serialize(answer) !== text)
      throw new Error(`The answer of ${route.url} is not what its schema makes of it`);
    return text;
  };
};
