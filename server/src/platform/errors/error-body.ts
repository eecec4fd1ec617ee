import type { Language } from '#contract/common.ts';
import type { ErrorBody, FieldError } from '#contract/errors.ts';
import { say, sayInAll } from '../words/words.ts';
import type { AppError } from './app-error.ts';

const mostFields = 100;

/**
 * A 429 without fields gets one item in `errors`, because the dialog shows that item; so does a 400, because
 * clients read there what is wrong with the input.
 */
export const errorBodyOf = (error: AppError, language: Language, requestId: string): ErrorBody => {
  const { params, fields = [], extras } = error.options;
  const key = `errors.${error.code}`;
  const message = say(language, key, params);
  const errors: FieldError[] = fields.slice(0, mostFields).map((field) => ({
    propertyPath: field.propertyPath,
    code: field.code,
    message: say(language, `fieldErrors.${field.code}`, field.params),
  }));
  if ((error.status === 429 || error.status === 400) && errors.length === 0)
    errors.push({ propertyPath: '', code: error.code, message });
  return {
    ...extras,
    code: error.code,
    message,
    messagesByLang: sayInAll(key, params),
    errors,
    requestId,
  };
};
