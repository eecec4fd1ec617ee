import type { ParseKeys, TFunction } from 'i18next';
import type { FieldError } from 'react-hook-form';

type Parameters = Readonly<Record<string, string | number>>;

/** The message of a validator: a key of locales with its numbers, translated only when shown. */
export const says = (key: ParseKeys, parameters: Parameters = {}): string => {
  const values = Object.entries(parameters).map(([name, value]) => [name, String(value)]);
  return values.length > 0 ? `${key}?${new URLSearchParams(values)}` : key;
};

/** What the server calls by a code has the same words here; a newer server may have more of them. */
const serverWords = (t: TFunction, { message, types }: Pick<FieldError, 'message' | 'types'>) => {
  const [code = ''] = Object.keys(types ?? {});
  return t(`fieldErrors.${code}`, { defaultValue: message ?? '' });
};

/** The server's words follow the screen's language where they can; a validator without words gets general ones. */
export const fieldMessageIn = (
  t: TFunction,
  error: Pick<FieldError, 'type' | 'message' | 'types'>,
): string => {
  const general = t('validation.invalid');
  if (error.type === 'server') return serverWords(t, error) || general;
  const [key = '', query] = (error.message ?? '').split('?');
  return t(key, { ...Object.fromEntries(new URLSearchParams(query)), defaultValue: general });
};
