import type { FastifySchemaCompiler } from 'fastify';
import type { z } from 'zod';
import { AppError } from '../../errors/app-error.ts';
import { fieldFaultsOf } from '../../errors/field-faults.ts';

/** Input by the contract's schema, or an error that names every field. The input itself tells absent from wrong. */
export const validatorCompiler: FastifySchemaCompiler<z.ZodType> =
  ({ schema }) =>
  (data) => {
    // Fastify gives a request without a body as null, which is not what an optional body means by absent.
    const parsed = schema.safeParse(data ?? undefined, { reportInput: true });
    if (parsed.success) return { value: parsed.data };
    return { error: new AppError('INVALID_INPUT', { fields: fieldFaultsOf(parsed.error.issues) }) };
  };
