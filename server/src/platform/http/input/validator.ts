import type { FastifySchemaCompiler } from 'fastify';
import { z } from 'zod';
import { AppError } from '../../errors/app-error.ts';
import { fieldFaultsOf } from '../../errors/field-faults.ts';

const optionalNames = (schema: z.ZodType): ReadonlySet<string> =>
  new Set(
    schema instanceof z.ZodObject
      ? Object.entries(schema.shape).flatMap(([name, field]) =>
          (field as z.ZodType).safeParse(undefined).success && !takesEmpty(field as z.ZodType) ? [name] : [],
        )
      : [],
  );

/** Whether an empty list is a valid value of the field. */
const takesEmpty = (field: z.ZodType): boolean => Array.isArray(field.safeParse('').data);

/** Forms send `approved=` for a field left empty; treat it as absent. */
const withoutEmpty = (query: object, optional: ReadonlySet<string>): object => {
  const isLeftEmpty = ([name, value]: [string, unknown]) => value === '' && optional.has(name);
  const entries = Object.entries(query);
  return entries.some(isLeftEmpty)
    ? Object.fromEntries(entries.filter((entry) => !isLeftEmpty(entry)))
    : query;
};

/** Reports every field. `reportInput` tells a missing field from a wrong one. */
export const validatorCompiler: FastifySchemaCompiler<z.ZodType> = ({ schema, httpPart }) => {
  const optional = httpPart === 'querystring' ? optionalNames(schema) : undefined;
  return (data) => {
    // Fastify passes a missing body as null, but an optional body expects undefined.
    const given = optional && data ? withoutEmpty(data, optional) : (data ?? undefined);
    const parsed = schema.safeParse(given, { reportInput: true });
    if (parsed.success) return { value: parsed.data };
    return { error: new AppError('INVALID_INPUT', { fields: fieldFaultsOf(parsed.error.issues) }) };
  };
};
