import type { FieldError } from '#contract/errors.ts';
import { ApiError, NetworkError } from '../../lib/api-error.ts';
import { type Words, wordsOf } from './words.ts';

/** Maps dotted paths of the server to those of the form. `{ phoneNumber: 'phone' }` covers `phoneNumber.value` too. */
export type PathMapping = Readonly<Record<string, string>>;

type FieldFault = Pick<FieldError, 'code' | 'message'>;

type FormErrors = {
  readonly fields: ReadonlyMap<string, FieldFault>;
  readonly form: Words | null;
};

const dotted = (path: string) => path.replace(/\[(\w+)\]/g, '.$1').replace(/^\./, '');

const parentOf = (path: string) => path.slice(0, Math.max(0, path.lastIndexOf('.')));

const localPathOf = (serverPath: string, mapping: PathMapping) => {
  for (let path = serverPath; path !== ''; path = parentOf(path)) {
    const local = mapping[path];
    if (local !== undefined) return local + serverPath.slice(path.length);
  }
  return serverPath;
};

const fieldAt = (localPath: string, fields: ReadonlySet<string>) => {
  for (let path = localPath; path !== ''; path = parentOf(path)) if (fields.has(path)) return path;
  return undefined;
};

/** An error inside a composite field belongs to that field. */
export const formErrorsOf = (
  error: unknown,
  fields: ReadonlySet<string>,
  mapping: PathMapping = {},
): FormErrors => {
  const none = new Map<string, FieldFault>();
  if (error instanceof NetworkError) return { fields: none, form: { key: 'form.networkError' } };
  if (!(error instanceof ApiError)) return { fields: none, form: { key: 'form.serverError' } };
  if (error.fieldErrors.length === 0) {
    const { body } = error;
    return { fields: none, form: body?.message ? wordsOf(body) : { key: 'form.serverError' } };
  }

  const found = new Map<string, FieldFault>();
  const homeless = new Set<string>();
  for (const { propertyPath, code, message } of error.fieldErrors) {
    const field = fieldAt(localPathOf(dotted(propertyPath), mapping), fields);
    if (field === undefined) homeless.add(message);
    else if (!found.has(field)) found.set(field, { code, message });
  }
  return { fields: found, form: homeless.size > 0 ? { text: [...homeless].join('\n') } : null };
};
