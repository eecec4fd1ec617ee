import type { LightMyRequestResponse } from 'fastify';
import type { ErrorBody } from '#contract/errors.ts';
import type { TestApp } from '../test-app.ts';

export type Call = {
  readonly token?: string;
  readonly json?: unknown;
  readonly form?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly address?: string;
};

const contentOf = ({ json, form }: Call) => {
  if (json !== undefined)
    return { payload: JSON.stringify(json), headers: { 'content-type': 'application/json' } };
  if (form)
    return {
      payload: new URLSearchParams(form).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    };
  return { headers: {} };
};

/** Example: `call(app, 'PUT /users/language?language=EN', { token })`. */
export const call = (app: TestApp, request: string, options: Call = {}): Promise<LightMyRequestResponse> => {
  const [method = 'GET', path = '/'] = request.split(' ');
  const { headers, ...content } = contentOf(options);
  return app.server.inject({
    method: method as 'GET',
    url: `${app.services.config.apiBase}${path}`,
    remoteAddress: options.address ?? '192.0.2.1',
    headers: {
      ...headers,
      ...(options.token && { authorization: options.token }),
      ...options.headers,
    },
    ...content,
  });
};

export const refusal = (response: LightMyRequestResponse) => {
  const body = response.json<ErrorBody>();
  return {
    status: response.statusCode,
    code: body.code,
    fields: body.errors.map(({ propertyPath, code }) => `${propertyPath} ${code}`),
  };
};
