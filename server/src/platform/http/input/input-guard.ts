import type { preValidationHookHandler } from 'fastify';
import { AppError, type FieldFault } from '../../errors/app-error.ts';

const nul = '\u0000';
const replacement = '\uFFFD';
/** Far deeper than any body of the contract. */
const deepest = 32;

type IsBad = (text: string) => boolean;

const badStrings = (value: unknown, isBad: IsBad, path = '', depth = 0): FieldFault[] => {
  if (typeof value === 'string') return isBad(value) ? [{ propertyPath: path, code: 'INVALID_FORMAT' }] : [];
  if (typeof value !== 'object' || value === null) return [];
  if (depth === deepest) throw new AppError('BROKEN_BODY');
  return Object.entries(value).flatMap(([key, item]) => [
    ...(isBad(key) ? [{ propertyPath: path, code: 'INVALID_FORMAT' } as const] : []),
    ...badStrings(item, isBad, path === '' ? key : `${path}.${key}`, depth + 1),
  ]);
};

const isUnstorable: IsBad = (text) => text.includes(nul) || !text.isWellFormed();

const inAddress: IsBad = (text) => isUnstorable(text) || text.includes(replacement);

/** NUL cannot be stored, lone surrogates change when stored, U+FFFD in a URL means it was not UTF-8. */
export const refuseUnstorableText: preValidationHookHandler = (request, _reply, done) => {
  const faults = [
    ...badStrings(request.params, inAddress),
    ...badStrings(request.query, inAddress),
    ...badStrings(request.body, isUnstorable),
  ];
  if (faults.length > 0) throw new AppError('INVALID_INPUT', { fields: faults });
  done();
};
