import type { ParseKeys, TFunction } from 'i18next';
import type { FieldError } from 'react-hook-form';

type Parameters = Readonly<Record<string, string | number>>;

/** Encodes a locale key with its parameters, so that it is translated only when shown. */
export const says = (key: ParseKeys, parameters: Parameters = {}): string => {
  const values = Object.entries(parameters).map(([name, value]) => [name, String(value)]);
  return values.length > 0 ? `${key}?${new URLSearchParams(values)}` : key;
};

/** Translates the server's error code. Its own message serves for a newer server's code, and where numbers belong in it. */
const serverWords = (t: TFunction, { message = '', types }: Pick<FieldError, 'message' | 'types'>) => {
  const [code = ''] = Object.keys(types ?? {});
  const words: string = t(`fieldErrors.${code}`, { defaultValue: '', skipInterpolation: true });
  return words === '' || words.includes('{{') ? message : words;
};

export const fieldMessageIn = (
  t: TFunction,
  error: Pick<FieldError, 'type' | 'message' | 'types'>,
): string => {
  const general = t('validation.invalid');
  if (error.type === 'server') return serverWords(t, error) || general;
  const [key = '', query] = (error.message ?? '').split('?');
  return t(key, { ...Object.fromEntries(new URLSearchParams(query)), defaultValue: general });
};
