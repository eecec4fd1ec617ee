import { expect, test } from 'vitest';
import { type RouteDefinition, uploadField } from '#contract/route.ts';
import { routes } from '#contract/routes.ts';
import { openApiOf } from './openapi.ts';

type OpenApiParameter = { readonly name: string; readonly in: string; readonly required?: boolean };
type Content = Readonly<Record<string, { readonly schema?: Record<string, unknown> }>>;
type Response = { readonly description: string; readonly content?: Content; readonly headers?: object };
type Operation = {
  readonly operationId: string;
  readonly security: readonly Record<string, readonly string[]>[];
  readonly parameters: readonly OpenApiParameter[];
  readonly requestBody?: { readonly required: boolean; readonly content: Content };
  readonly responses: Readonly<Record<string, Response>>;
};

const plain: { paths: Record<string, Record<string, unknown>>; [field: string]: unknown } = JSON.parse(
  JSON.stringify(openApiOf(routes, '/base')),
);

const lookUp = (reference: string) =>
  reference
    .slice('#/'.length)
    .split('/')
    .reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], plain);

const resolved = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(resolved);
  if (!('$ref' in value))
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, resolved(one)]));
  const target = lookUp(String(value.$ref));
  expect(target, String(value.$ref)).toBeDefined();
  return resolved(target);
};

const entries: readonly (readonly [string, RouteDefinition])[] = Object.entries(routes);
const operationOf = ({ method, path }: RouteDefinition) =>
  resolved(plain.paths[path]?.[method.toLowerCase()]) as Operation;
const cases = entries.map(([name, route]) => [`${route.method} ${route.path}`, name, route] as const);

const mediaTypes = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
};

test('it is OpenAPI 3.1, below the base that it was asked for', () => {
  expect(plain).toMatchObject({
    openapi: '3.1.0',
    info: { title: 'Oktet', version: expect.stringMatching(/^\d+\.\d+\.\d+$/) },
    servers: [{ url: '/base' }],
    components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
  });
});

test('nothing is described but the routes of the contract, each by its name', () => {
  const described = Object.entries(plain.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => [
      `${method.toUpperCase()} ${path}`,
      (operation as Operation).operationId,
    ]),
  );
  expect(new Map(described as [string, string][])).toEqual(new Map(cases.map(([key, name]) => [key, name])));
  expect(described).toHaveLength(cases.length);
});

test.each(cases)('%s answers what it declares', (_key, _name, route) => {
  const { responses } = operationOf(route);
  const declared = Object.keys(route.answers);
  const expected = [...declared, ...(route.cache ? ['304'] : []), 'default'];
  expect(Object.keys(responses).sort()).toEqual(expected.sort());
  for (const { description } of Object.values(responses)) expect(description).toMatch(/\w/);
  for (const status of declared) {
    const answer = route.answers[Number(status)];
    const types = Object.keys(responses[status]?.content ?? {});
    if (answer === null) expect(types).toEqual([]);
    else if (answer === 'binary') expect(types).toEqual(route.binaryTypes);
    else expect(types).toEqual(['application/json']);
  }
  const refusal = responses.default?.content?.['application/json']?.schema;
  expect(refusal?.required).toEqual(['code', 'message', 'messagesByLang', 'errors', 'requestId']);
});

test.each(cases)('%s takes what it declares', (_key, _name, route) => {
  const { requestBody, parameters } = operationOf(route);
  if (route.body) {
    expect(Object.keys(requestBody?.content ?? {})).toEqual([mediaTypes[route.bodyType ?? 'json']]);
    expect(requestBody?.required).toBe(!route.body.safeParse(undefined).success);
  } else expect(requestBody).toBeUndefined();

  const named = (place: string) => parameters.filter((one) => one.in === place);
  const inPath = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  expect(named('path').map(({ name, required }) => [name, required])).toEqual(
    inPath.map((name) => [name, true]),
  );
  const queryShape = route.query?.shape ?? {};
  expect(named('query').map(({ name, required }) => [name, required ?? false])).toEqual(
    Object.entries(queryShape).map(([name, one]) => [name, !one.safeParse(undefined).success]),
  );
});

test.each(cases)('%s says who may ask, and by which headers', (_key, _name, route) => {
  const { security, parameters, responses } = operationOf(route);
  const everybodys = ['own-session', 'enrolling', 'any-session', 'signed-in'];
  const roles = everybodys.includes(route.access) ? [] : [route.access];
  expect(security).toEqual(route.access === 'public' ? [] : [{ token: roles }]);

  const conditional = route.cache !== undefined || 304 in route.answers;
  const headers = parameters.filter((one) => one.in === 'header').map(({ name }) => name);
  expect(headers.sort()).toEqual(
    [
      ...(route.idempotent ? ['Idempotency-Key'] : []),
      ...(route.takesApplicationType ? ['Application-Type'] : []),
      ...(conditional ? ['If-None-Match'] : []),
      ...(206 in route.answers ? ['Range', 'If-Range'] : []),
    ].sort(),
  );
  for (const status of Object.keys(route.answers).filter((one) => one.startsWith('2'))) {
    const hasToken = route.access !== 'public' || route.signsInWith === Number(status);
    expect('Authorization' in (responses[status]?.headers ?? {})).toBe(hasToken);
  }
});

test('which routes take which headers, and which sign in', () => {
  const named = (has: (route: RouteDefinition) => unknown) =>
    entries.filter(([, route]) => has(route)).map(([name]) => name);
  expect(named((route) => route.idempotent).sort()).toEqual([
    'addNote',
    'applyToDraw',
    'beginDuty',
    'checkIn',
    'createBooking',
    'createBookingAsap',
    'createClosure',
    'createVehicle',
    'editBooking',
    'joinWaitingList',
    'makeAppeal',
    'putPersonalData',
    'register',
    'updateVehicle',
  ]);
  expect(named((route) => route.takesApplicationType).sort()).toEqual([
    'createBooking',
    'createBookingAsap',
    'joinWaitingList',
    'login',
    'register',
  ]);
  expect(named((route) => route.signsInWith).sort()).toEqual([
    'confirmCode',
    'confirmPasskey',
    'finishSetup',
    'login',
  ]);
});

test('an uploaded file is one of the parts, and the one that must be there', () => {
  const schema = operationOf(routes.uploadFile).requestBody?.content['multipart/form-data']?.schema;
  expect(schema?.required).toEqual([uploadField]);
  expect(Object.keys(schema?.properties ?? {}).sort()).toEqual(
    [...Object.keys(routes.uploadFile.body.shape), uploadField].sort(),
  );
});
