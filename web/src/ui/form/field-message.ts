import type { ParseKeys, TFunction } from 'i18next';
import type { FieldError } from 'react-hook-form';
import type { FieldError as ServerFault } from '#contract/errors.ts';

type Parameters = Readonly<Record<string, string | number>>;

/** Encodes a locale key with its parameters, so that it is translated only when shown. */
export const says = (key: ParseKeys, parameters: Parameters = {}): string => {
  const values = Object.entries(parameters).map(([name, value]) => [name, String(value)]);
  return values.length > 0 ? `${key}?${new URLSearchParams(values)}` : key;
};

type Fault = Pick<ServerFault, 'code' | 'message' | 'params'>;

/** The same for a fault that the server found. */
export const saysFault = ({ code, params }: Fault): string =>
  says(`fieldErrors.${code}` as ParseKeys, params);

/** In the language of the screen, not of the account. A code of a newer server is told in the server's words. */
export const faultWords = (t: TFunction, { code, params, message }: Fault): string =>
  t(`fieldErrors.${code}`, { ...params, defaultValue: message });

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
