import type { FastifySchemaCompiler } from 'fastify';
import { z } from 'zod';
import { AppError } from '../../errors/app-error.ts';
import { fieldFaultsOf } from '../../errors/field-faults.ts';

const optionalNames = (schema: z.ZodType): ReadonlySet<string> =>
  new Set(
    schema instanceof z.ZodObject
      ? Object.entries(schema.shape).flatMap(([name, field]) =>
          (field as z.ZodType).safeParse(undefined).success ? [name] : [],
        )
      : [],
  );

/** A form that sends all its fields sends `approved=` for one that was left empty: nothing was asked for by it. */
const withoutEmpty = (query: object, optional: ReadonlySet<string>): object => {
  const isLeftEmpty = ([name, value]: [string, unknown]) => value === '' && optional.has(name);
  const entries = Object.entries(query);
  return entries.some(isLeftEmpty)
    ? Object.fromEntries(entries.filter((entry) => !isLeftEmpty(entry)))
    : query;
};

/** Input by the contract's schema, or an error that names every field. The input itself tells absent from wrong. */
export const validatorCompiler: FastifySchemaCompiler<z.ZodType> = ({ schema, httpPart }) => {
  const optional = httpPart === 'querystring' ? optionalNames(schema) : undefined;
  return (data) => {
    // Fastify gives a request without a body as null, which is not what an optional body means by absent.
    const given = optional && data ? withoutEmpty(data, optional) : (data ?? undefined);
    const parsed = schema.safeParse(given, { reportInput: true });
    if (parsed.success) return { value: parsed.data };
    return { error: new AppError('INVALID_INPUT', { fields: fieldFaultsOf(parsed.error.issues) }) };
  };
};
