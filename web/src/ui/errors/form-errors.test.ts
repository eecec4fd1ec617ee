import { describe, expect, test } from 'vitest';
import type { FieldError } from '#contract/errors.ts';
import { ApiError, NetworkError } from '../../lib/api-error.ts';
import { formErrorsOf } from './form-errors.ts';

const answer = (errors: [propertyPath: string, message: string][], message = 'Проверьте поля') =>
  new ApiError(400, {
    code: 'INVALID_INPUT',
    message,
    messagesByLang: { RU: message, EN: message, CN: message },
    errors: errors.map(([propertyPath, text]): FieldError => ({ propertyPath, code: 'X', message: text })),
    requestId: 'r',
  });

const fields = new Set(['phone', 'driver.name', 'documents']);
const found = (error: unknown, mapping?: Record<string, string>) => {
  const result = formErrorsOf(error, fields, mapping);
  const messages = [...result.fields].map(([name, { message }]) => [name, message]);
  return { fields: Object.fromEntries(messages), form: result.form };
};

describe('the errors of an answer and the fields of a form', () => {
  test('a path that is a field goes to that field, brackets or dots', () => {
    expect(
      found(
        answer([
          ['driver[name]', 'a'],
          ['phone', 'b'],
        ]),
      ),
    ).toEqual({
      fields: { 'driver.name': 'a', phone: 'b' },
      form: null,
    });
  });

  test('a registered mapping moves a path and everything below it', () => {
    const mapping = { phoneNumber: 'phone', driverData: 'driver' };
    expect(
      found(
        answer([
          ['phoneNumber', 'a'],
          ['driverData.name', 'b'],
        ]),
        mapping,
      ),
    ).toEqual({
      fields: { phone: 'a', 'driver.name': 'b' },
      form: null,
    });
  });

  test('an error inside a composite field belongs to that field', () => {
    expect(found(answer([['documents[2].name', 'a']])).fields).toEqual({ documents: 'a' });
  });

  test('the first of several errors of one field is kept', () => {
    expect(
      found(
        answer([
          ['phone', 'first'],
          ['phone', 'second'],
        ]),
      ).fields,
    ).toEqual({ phone: 'first' });
  });

  test('errors without a field are said by the form, each once', () => {
    const error = answer([
      ['phone', 'a'],
      ['captchaToken', 'b'],
      ['', 'c'],
      ['other', 'b'],
    ]);
    expect(found(error)).toEqual({ fields: { phone: 'a' }, form: { text: 'b\nc' } });
  });

  test('a field is not found by the beginning of its name', () => {
    expect(found(answer([['phones', 'a']]))).toEqual({ fields: {}, form: { text: 'a' } });
  });

  test('without a list the form says what the server said', () => {
    const { form } = found(answer([], 'Слот занят'));
    expect(form).toEqual({ text: 'Слот занят', inAll: expect.objectContaining({ RU: 'Слот занят' }) });
  });

  test('an answer that is not in the error format, or a fault of our own, is a server error', () => {
    const serverError = { fields: {}, form: { key: 'form.serverError' } };
    expect(found(new ApiError(502, null))).toEqual(serverError);
    expect(found(answer([], ''))).toEqual(serverError);
    expect(found(new TypeError('x is not a function'))).toEqual(serverError);
  });

  test('no network is said in words of its own', () => {
    expect(found(new NetworkError(new Error('cut'))).form).toEqual({ key: 'form.networkError' });
  });
});
