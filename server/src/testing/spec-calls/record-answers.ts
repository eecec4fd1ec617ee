import type { LightMyRequestResponse } from 'fastify';
import type { ErrorBody } from '#contract/errors.ts';
import { type Call, call } from '../people/call-api.ts';
import type { TestApp } from '../test-app.ts';

type Shape = string | readonly Shape[] | { readonly [field: string]: Shape };

/**
 * What clients rely on: status, content type, and the fields of the body with their types, or the code of a
 * refusal.
 */
export type RecordedAnswer = { readonly status: number; readonly type?: string; readonly body?: Shape };

const shapeOf = (value: unknown): Shape => {
  if (value === null) return 'null';
  if (Array.isArray(value)) return value.slice(0, 1).map(shapeOf);
  if (typeof value !== 'object') return typeof value;
  return Object.fromEntries(Object.entries(value).map(([field, inner]) => [field, shapeOf(inner)]));
};

const recorded = (response: LightMyRequestResponse): RecordedAnswer => {
  const status = response.statusCode;
  const type = response.headers['content-type']?.toString();
  if (!type?.startsWith('application/json')) return { status, ...(type && { type }) };
  if (status >= 400) return { status, type, body: response.json<ErrorBody>().code };
  return { status, type, body: shapeOf(response.json()) };
};

export type Ask = (
  request: string,
  options?: Omit<Call, 'token'> & { readonly path?: Readonly<Record<string, string>> },
) => Promise<LightMyRequestResponse>;

/** Records each call under the caller and the words of the specification. A repeated call gets a number. */
export const recordAnswers = (app: TestApp) => {
  const answers: Record<string, RecordedAnswer> = {};
  const keep = (name: string, response: LightMyRequestResponse) => {
    const times = Object.keys(answers).filter((one) => one.replace(/ #\d+$/, '') === name).length;
    answers[times === 0 ? name : `${name} #${times + 1}`] = recorded(response);
    return response;
  };
  const askAs =
    (caller: string, token: () => Promise<string>): Ask =>
    async (request, { path = {}, ...options } = {}) => {
      const filled = request.replaceAll(/\{(\w+)\}/g, (_, name: string) => path[name] ?? 'missing');
      const response = await call(app, filled, { ...options, token: await token() });
      return keep(`${caller}: ${request.split('?')[0]}`, response);
    };
  return { answers, askAs, keep };
};
