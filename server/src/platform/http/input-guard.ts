import type { FastifyRequest } from 'fastify';
import { AppError, type FieldFault } from '../errors/app-error.ts';

const nul = '\u0000';
const replacement = '\uFFFD';

const badStrings = (value: unknown, isBad: (text: string) => boolean, path: string): FieldFault[] => {
  if (typeof value === 'string') return isBad(value) ? [{ propertyPath: path, code: 'INVALID_FORMAT' }] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => [
    ...(isBad(key) ? [{ propertyPath: path, code: 'INVALID_FORMAT' } as const] : []),
    ...badStrings(item, isBad, path === '' ? key : `${path}.${key}`),
  ]);
};

/** NUL cannot be stored, and a replacement character in an address stands for bytes that were not UTF-8. */
export const refuseUnstorableText = async (request: FastifyRequest): Promise<void> => {
  const inAddress = (text: string) => text.includes(nul) || text.includes(replacement);
  const faults = [
    ...badStrings(request.params, inAddress, ''),
    ...badStrings(request.query, inAddress, ''),
    ...badStrings(request.body, (text) => text.includes(nul), ''),
  ];
  if (faults.length > 0) throw new AppError('INVALID_INPUT', { fields: faults });
};
