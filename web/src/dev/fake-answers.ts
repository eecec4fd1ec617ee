import { ApiError, NetworkError, UnexpectedStatusError } from '../lib/api-error.ts';

export const refusal = (status: number, errors: Record<string, string>, message = '') =>
  new ApiError(status, {
    code: 'GALLERY',
    message,
    messagesByLang: { RU: message, EN: message, CN: message },
    errors: Object.entries(errors).map(([propertyPath, text]) => ({
      propertyPath,
      code: 'GALLERY',
      message: text,
    })),
    requestId: 'gallery',
  });

export const noNetwork = () => new NetworkError(new TypeError('Failed to fetch'));
export const brokenAnswer = () => new ApiError(500, null);
export const unexpectedAnswer = () => new UnexpectedStatusError(200, [204]);

/** Long enough to see the loading state. */
export const afterAWhile = (milliseconds = 200, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
