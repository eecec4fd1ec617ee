import { z } from 'zod';
import { errorBody } from '#contract/errors.ts';
import { applicationTypes } from '#kernel/access.ts';
import { idempotencyKeyPattern } from '../idempotency.ts';

export type JsonSchema = Readonly<Record<string, unknown>>;

export const jsonSchemaOf = (schema: z.ZodType, io: 'input' | 'output'): JsonSchema => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    // With a named format the long regular expression is only noise.
    override: ({ jsonSchema }) => {
      if (jsonSchema.format) delete jsonSchema.pattern;
    },
  });
  return rest;
};

const text = { type: 'string' };

const header = (name: string, description: string, schema: JsonSchema = text) => ({
  name,
  in: 'header',
  description,
  schema,
});

const parameters = {
  IdempotencyKey: header(
    'Idempotency-Key',
    'Names this request: sent again within 24 hours with the same body, it gets the first answer again',
    { ...text, pattern: idempotencyKeyPattern.source },
  ),
  ApplicationType: header('Application-Type', 'Which application asks', {
    ...text,
    enum: applicationTypes,
    default: 'web',
  }),
  IfNoneMatch: header('If-None-Match', 'Tags of what the caller has: if one is current, the answer is 304'),
  Range: header('Range', 'One range of bytes'),
  IfRange: header('If-Range', 'The tag for which the range is meant; of anything else the whole is sent'),
};

const headers = {
  NewToken: { description: '`Bearer` and the token of the session that was opened', schema: text },
  RenewedToken: {
    description: 'When the token is due to be renewed: `Bearer` and the new one',
    schema: text,
  },
  ETag: { description: 'Changes with the content', schema: text },
  CacheControl: { description: 'How long the answer may be kept', schema: text },
  ContentDisposition: { description: 'The name of the file', schema: text },
  ContentRange: { description: 'Which bytes of how many', schema: text },
  RetryAfter: { description: 'With 429 and 503: seconds', schema: { type: 'integer' } },
};

export const components = {
  schemas: { Error: jsonSchemaOf(errorBody, 'output') },
  parameters,
  headers,
  responses: {
    Error: {
      description: 'A refusal; its words are in the language of whoever is signed in, else as asked for',
      headers: { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } },
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
    },
  },
  securitySchemes: { token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
} as const;

type Kind = 'parameters' | 'headers' | 'responses';

export const refTo = <K extends Kind>(kind: K, name: keyof (typeof components)[K] & string) => ({
  $ref: `#/components/${kind}/${name}`,
});
