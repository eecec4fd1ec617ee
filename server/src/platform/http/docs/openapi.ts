import { STATUS_CODES } from 'node:http';
import type { z } from 'zod';
import { type Answer, type RouteDefinition, uploadField } from '#contract/route.ts';
import type { Access } from '#kernel/access.ts';
import { mediaTypes } from '../input/media-types.ts';
import { components, type JsonSchema, jsonSchemaOf, refTo } from './openapi-parts.ts';

const binary = { type: 'string', format: 'binary' };

const fieldsAsParameters = (place: 'path' | 'query', shape: z.ZodObject | undefined) => {
  if (!shape) return [];
  const { properties = {}, required = [] } = jsonSchemaOf(shape, 'input') as {
    properties?: Record<string, JsonSchema>;
    required?: readonly string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema,
  }));
};

const isConditional = (route: RouteDefinition) => route.cache !== undefined || 304 in route.answers;

const headersTaken = (route: RouteDefinition) => [
  ...(route.idempotent ? [refTo('parameters', 'IdempotencyKey')] : []),
  ...(route.takesApplicationType ? [refTo('parameters', 'ApplicationType')] : []),
  ...(isConditional(route) ? [refTo('parameters', 'IfNoneMatch')] : []),
  ...(206 in route.answers ? [refTo('parameters', 'Range'), refTo('parameters', 'IfRange')] : []),
];

/** The contract's body has no file field, because files are streamed, not validated. */
const withFile = (schema: JsonSchema): JsonSchema => ({
  ...schema,
  properties: { ...(schema.properties as object), [uploadField]: binary },
  required: [...((schema.required as string[] | undefined) ?? []), uploadField],
});

const requestBodyOf = ({ body, bodyType = 'json' }: RouteDefinition) => {
  if (!body) return {};
  const fields = jsonSchemaOf(body, 'input');
  const schema = bodyType === 'multipart' ? withFile(fields) : fields;
  return {
    requestBody: {
      required: !body.safeParse(undefined).success,
      content: { [mediaTypes[bodyType]]: { schema } },
    },
  };
};

const tokenOf = (route: RouteDefinition, status: number) => {
  if (route.signsInWith === status) return { Authorization: refTo('headers', 'NewToken') };
  return route.access === 'public' ? {} : { Authorization: refTo('headers', 'RenewedToken') };
};

const headersGiven = (route: RouteDefinition, status: number) => ({
  ...(status < 300 && tokenOf(route, status)),
  ...(isConditional(route) && status < 400 && { ETag: refTo('headers', 'ETag') }),
  ...(route.cache && { 'Cache-Control': refTo('headers', 'CacheControl') }),
  ...(route.answers[status] === 'binary' && {
    'Content-Disposition': refTo('headers', 'ContentDisposition'),
  }),
  ...((status === 206 || status === 416) && { 'Content-Range': refTo('headers', 'ContentRange') }),
});

const contentOf = (answer: Answer, binaryTypes: readonly string[]) => {
  if (answer === null) return {};
  if (answer !== 'binary')
    return { content: { [mediaTypes.json]: { schema: jsonSchemaOf(answer, 'output') } } };
  return { content: Object.fromEntries(binaryTypes.map((type) => [type, { schema: binary }])) };
};

const responsesOf = (route: RouteDefinition) => {
  const answers: RouteDefinition['answers'] = { ...route.answers, ...(route.cache && { 304: null }) };
  return {
    ...Object.fromEntries(
      Object.entries(answers).map(([status, answer]) => [
        status,
        {
          description: STATUS_CODES[status],
          headers: headersGiven(route, Number(status)),
          ...contentOf(answer, route.binaryTypes ?? []),
        },
      ]),
    ),
    default: refTo('responses', 'Error'),
  };
};

const ofEverybodySignedIn: readonly Access[] = ['own-session', 'enrolling', 'any-session', 'signed-in'];

const securityOf = ({ access }: RouteDefinition) => {
  if (access === 'public') return [];
  return [{ token: ofEverybodySignedIn.includes(access) ? [] : [access] }];
};

const operationOf = (name: string, route: RouteDefinition) => ({
  operationId: name,
  summary: route.summary,
  tags: [route.path.split('/')[1]],
  security: securityOf(route),
  parameters: [
    ...fieldsAsParameters('path', route.params),
    ...fieldsAsParameters('query', route.query),
    ...headersTaken(route),
  ],
  ...requestBodyOf(route),
  responses: responsesOf(route),
});

const pathsOf = (routes: Readonly<Record<string, RouteDefinition>>) => {
  const paths: Record<string, Record<string, ReturnType<typeof operationOf>>> = {};
  for (const [name, route] of Object.entries(routes))
    paths[route.path] = {
      ...paths[route.path],
      [route.method.toLowerCase()]: operationOf(name, route),
    };
  return paths;
};

export const openApiOf = (routes: Readonly<Record<string, RouteDefinition>>, apiBase: string) => ({
  openapi: '3.1.0',
  info: {
    title: 'Oktet',
    version: '1.0.0',
    description: 'Time slots and queue of a road border checkpoint',
  },
  servers: [{ url: apiBase }],
  paths: pathsOf(routes),
  components,
});
