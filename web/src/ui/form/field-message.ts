import type { ParseKeys, TFunction } from 'i18next';
import type { FieldError } from 'react-hook-form';

type Parameters = Readonly<Record<string, string | number>>;

/** The message of a validator: a key of locales with its numbers, translated only when shown. */
export const says = (key: ParseKeys, parameters: Parameters = {}): string => {
  const values = Object.entries(parameters).map(([name, value]) => [name, String(value)]);
  return values.length > 0 ? `${key}?${new URLSearchParams(values)}` : key;
};

/** The server's words are shown as they came; a validator that says nothing of its own gets general words. */
export const fieldMessageIn = (t: TFunction, error: Pick<FieldError, 'type' | 'message'>): string => {
  const general = t('validation.invalid');
  if (error.type === 'server') return error.message || general;
  const [key = '', query] = (error.message ?? '').split('?');
  return t(key, { ...Object.fromEntries(new URLSearchParams(query)), defaultValue: general });
};
