import { describe, expect, test } from 'vitest';
import ru from '../../../../locales/ru.json' with { type: 'json' };
import { ApiError, NetworkError, UnexpectedStatusError } from '../../lib/api-error.ts';
import { errorDialogOf, isDialogError } from './error-dialog.ts';

const answer = (status: number, messages: string[]) =>
  new ApiError(status, {
    code: 'X',
    message: 'message of the body',
    messagesByLang: { RU: '', EN: '', CN: '' },
    errors: messages.map((message) => ({ propertyPath: '', code: 'X', message })),
    requestId: 'r',
  });

describe('what is said about an error outside of a form', () => {
  test('too many attempts: the first message of the answer', () => {
    expect(errorDialogOf(answer(429, ['Через 5 минут', 'second']))).toEqual({
      title: { key: 'errorDialogs.tooManyAttempts.title' },
      message: { text: 'Через 5 минут' },
    });
  });

  test('too many attempts without a message: the fallback', () => {
    const fallback = { key: 'errorDialogs.tooManyAttempts.message' };
    expect(errorDialogOf(answer(429, []))?.message).toEqual(fallback);
    expect(errorDialogOf(new ApiError(429, null))?.message).toEqual(fallback);
  });

  test('an unexpected success has no title', () => {
    expect(errorDialogOf(new UnexpectedStatusError(200, [204]))).toEqual({
      message: { key: 'errorDialogs.unexpectedStatus' },
    });
  });

  test('no network is not called a server error', () => {
    expect(errorDialogOf(new NetworkError(null))?.title).toEqual({ key: 'errorDialogs.network.title' });
  });

  test.each([answer(500, []), answer(409, ['taken']), new Error('a fault of our own')])(
    'anything else: %s',
    (error) => {
      expect(errorDialogOf(error)).toEqual({
        title: { key: 'errorDialogs.server.title' },
        message: { key: 'errorDialogs.server.message' },
      });
    },
  );

  test('an expired session and a cancelled request say nothing', () => {
    expect(errorDialogOf(answer(401, []))).toBeNull();
    expect(errorDialogOf(new DOMException('stopped', 'AbortError'))).toBeNull();
  });

  test('a form leaves only attempts and unexpected answers to the dialogs', () => {
    expect([answer(429, []), new UnexpectedStatusError(200, [204])].every(isDialogError)).toBe(true);
    expect([answer(400, []), answer(401, []), new NetworkError(null)].some(isDialogError)).toBe(false);
  });

  test('the Russian words are those of the specification', () => {
    expect(ru.errorDialogs).toMatchObject({
      tooManyAttempts: { title: 'Превышено количество попыток!', message: 'Пожалуйста, повторите позже' },
      unexpectedStatus: 'Что-то пошло не так. Повторите попытку позже',
      server: { title: 'Ошибка сервера', message: 'Повторите попытку позже' },
    });
  });
});
