import type { z } from 'zod';
import type { FieldErrorCode } from '#contract/errors.ts';
import { fieldErrorCodes } from '#contract/errors.ts';
import type { FieldFault } from './app-error.ts';

type Issue = z.core.$ZodIssue;

const pathOf = (path: readonly PropertyKey[]) =>
  path.reduce<string>(
    (text, key) =>
      typeof key === 'number' ? `${text}[${key}]` : text === '' ? String(key) : `${text}.${String(key)}`,
    '',
  );

const knownCodes = new Set<string>(fieldErrorCodes);

const sizeFault = (issue: Issue & { code: 'too_small' | 'too_big' }): Omit<FieldFault, 'propertyPath'> => {
  const small = issue.code === 'too_small';
  const limit = Number(small ? issue.minimum : issue.maximum);
  const counted = issue.origin === 'string' || issue.origin === 'array';
  if (small && counted && limit === 1) return { code: 'REQUIRED' };
  const code: FieldErrorCode = counted ? (small ? 'TOO_SHORT' : 'TOO_LONG') : small ? 'TOO_SMALL' : 'TOO_BIG';
  return { code, params: { limit } };
};

const faultOf = (issue: Issue): Omit<FieldFault, 'propertyPath'> => {
  switch (issue.code) {
    case 'too_small':
    case 'too_big':
      return sizeFault(issue);
    case 'invalid_type':
      return { code: issue.input === undefined ? 'REQUIRED' : 'INVALID_TYPE' };
    case 'invalid_format':
      return { code: 'INVALID_FORMAT' };
    case 'custom':
      // Refinements name their field error code as the message.
      return {
        code: knownCodes.has(issue.message) ? (issue.message as FieldErrorCode) : 'INVALID_VALUE',
        ...(issue.params && { params: issue.params }),
      };
    case 'invalid_union': {
      // A day or an instant: what has the form of one of them is told the fault of that one.
      const [first] = issue.errors.find(([fault]) => fault?.code === 'custom') ?? [];
      return first ? faultOf(first) : { code: issue.input === undefined ? 'REQUIRED' : 'INVALID_VALUE' };
    }
    default:
      return { code: issue.input === undefined ? 'REQUIRED' : 'INVALID_VALUE' };
  }
};

const toFaults = (issue: Issue): FieldFault[] =>
  issue.code === 'unrecognized_keys'
    ? issue.keys.map((key) => ({ propertyPath: pathOf([...issue.path, key]), code: 'UNKNOWN_FIELD' }))
    : [{ propertyPath: pathOf(issue.path), ...faultOf(issue) }];

/** Only the first fault per field, since a form shows one. */
export const fieldFaultsOf = (issues: readonly Issue[]): FieldFault[] => {
  const faults = issues.flatMap(toFaults);
  const first = new Map(faults.toReversed().map((fault) => [fault.propertyPath, fault]));
  return faults.filter((fault) => first.get(fault.propertyPath) === fault);
};
