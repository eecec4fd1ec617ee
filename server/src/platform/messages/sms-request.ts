import type { RenderedMessage } from './rendered-message.ts';

export type SmsGateway = {
  readonly url: string;
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly success: string;
};

type Escape = (value: string) => string;

const placeholder = /\{\{\s*(\w+)\s*\}\}/g;

const valuesOf = ({ id, to, text }: Pick<RenderedMessage, 'id' | 'to' | 'text'>) => ({
  to,
  /** The number without its plus, for gateways that want it so. */
  digits: to.replace(/\D/g, ''),
  text,
  id,
});

type Values = ReturnType<typeof valuesOf>;
const fields = Object.keys(valuesOf({ id: '', to: '', text: '' }));

export const unknownPlaceholders = (template: string): string[] =>
  [...template.matchAll(placeholder)].map(([, name = '']) => name).filter((name) => !fields.includes(name));

export const mentions = (template: string, ...names: readonly (keyof Values)[]): boolean =>
  [...template.matchAll(placeholder)].some(([, name]) => names.some((one) => one === name));

const fill = (template: string, values: Values, safely: Escape) =>
  template.replace(placeholder, (whole, name: string) =>
    name in values ? safely(values[name as keyof Values]) : whole,
  );

const inJson: Escape = (value) => JSON.stringify(value).slice(1, -1);
const inXml: Escape = (value) => value.replace(/[<>&"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Escapes by content type, so that a value cannot break out of its string. */
const escapeFor = (headers: SmsGateway['headers']): Escape => {
  const type = Object.entries(headers).find(([name]) => name.toLowerCase() === 'content-type')?.[1] ?? '';
  if (/json/i.test(type)) return inJson;
  if (/x-www-form-urlencoded/i.test(type)) return encodeURIComponent;
  if (/xml/i.test(type)) return inXml;
  return (value) => value;
};

export const smsRequest = (gateway: SmsGateway, message: RenderedMessage) => {
  const values = valuesOf(message);
  const { url, method, headers, body } = gateway;
  return {
    url: fill(url, values, encodeURIComponent),
    method,
    headers: Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, fill(value, values, encodeURIComponent)]),
    ),
    ...(method !== 'GET' && { body: fill(body, values, escapeFor(headers)) }),
  };
};
