import type { FastifyRequest } from 'fastify';
import { invalidField } from '../errors/app-error.ts';

const header = 'idempotency-key';
export const idempotencyKeyPattern = /^[\x21-\x7e]{1,200}$/;

export const idempotencyKeyOf = (request: FastifyRequest): string | null => {
  const given = request.headers[header];
  if (given === undefined) return null;
  if (typeof given !== 'string' || !idempotencyKeyPattern.test(given))
    throw invalidField('Idempotency-Key', 'INVALID_FORMAT');
  return given;
};
