import type { ParseKeys, TFunction } from 'i18next';
import type { FieldError } from 'react-hook-form';

type Parameters = Readonly<Record<string, string | number>>;

/** Encodes a locale key with its parameters, so that it is translated only when shown. */
export const says = (key: ParseKeys, parameters: Parameters = {}): string => {
  const values = Object.entries(parameters).map(([name, value]) => [name, String(value)]);
  return values.length > 0 ? `${key}?${new URLSearchParams(values)}` : key;
};

/** The same for an error code of the server, which may be newer than this screen's words. */
export const saysFault = (code: string, parameters?: Parameters): string =>
  says(`fieldErrors.${code}` as ParseKeys, parameters);

export const fieldMessageIn = (
  t: TFunction,
  error: Pick<FieldError, 'type' | 'message' | 'types'>,
): string => {
  const general = t('validation.invalid');
  const isServer = error.type === 'server';
  const said = isServer ? Object.keys(error.types ?? {})[0] : error.message;
  const [key = '', query] = (said ?? '').split('?');
  const defaultValue = (isServer && error.message) || general;
  return t(key, { ...Object.fromEntries(new URLSearchParams(query)), defaultValue });
};
