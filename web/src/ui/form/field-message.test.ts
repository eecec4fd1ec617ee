import { createInstance } from 'i18next';
import { expect, test } from 'vitest';
import en from '../../../../locales/en.json' with { type: 'json' };
import { faultWords, fieldMessageIn, says, saysFault } from './field-message.ts';

const words = createInstance();
await words.init({ lng: 'en', resources: { en: { translation: en } } });

const shown = (type: string, message?: string) =>
  fieldMessageIn(words.t, { type, ...(message !== undefined && { message }) });

test("a validator's key is translated with its numbers", () => {
  expect(shown('', says('validation.tooShort', { min: 8 }))).toBe('At least 8 characters');
  expect(shown('', says('validation.required'))).toBe('Please fill in this field');
});

test("the server's words are shown as they came, question marks and all", () => {
  expect(shown('server', 'Really? validation.required')).toBe('Really? validation.required');
});

test("the server's words for a code are those of the screen's language, its own for one not known here", () => {
  const message = 'как пришло';
  const told = (code: string, params = {}) =>
    fieldMessageIn(words.t, {
      type: 'server',
      message,
      types: { [saysFault({ code, message, params })]: true },
    });
  expect(told('WRONG_CODE')).toBe(en.fieldErrors.WRONG_CODE);
  expect(told('TOO_BIG', { limit: 1000 })).toBe('At most 1000');
  expect(faultWords(words.t, { code: 'TOO_BIG', message, params: { limit: 1000 } })).toBe('At most 1000');
  expect(told('OF_ANOTHER_VERSION')).toBe('как пришло');
});

test('a validator without words of its own never shows its English default', () => {
  expect(shown('', 'Invalid input')).toBe(en.validation.invalid);
  expect(shown('')).toBe(en.validation.invalid);
});
