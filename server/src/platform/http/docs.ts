import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { createJsonSchemaTransform } from 'fastify-type-provider-zod';
import type { Config } from '../config/config.ts';

const transform = createJsonSchemaTransform({});

/** OpenAPI 3.1 from the contract, at /docs/openapi.json; a page to read it at /docs. Register before the routes. */
export const registerDocs = async (app: FastifyInstance, config: Config): Promise<void> => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Oktet',
        version: '1.0.0',
        description: 'Time slots and queue of a road border checkpoint',
      },
      servers: [{ url: config.apiBase }],
      components: { securitySchemes: { token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    stripBasePath: true,
    transform: (input) => {
      const documented = input.url.startsWith(`${config.apiBase}/`);
      const access = input.route.config?.access;
      const transformed = transform({
        ...input,
        schema: { ...input.schema, ...(!documented && { hide: true }) },
      });
      return {
        url: transformed.url.slice(documented ? config.apiBase.length : 0),
        schema: { ...transformed.schema, ...(access !== 'public' && { security: [{ token: [] }] }) },
      };
    },
  });
  // Its page writes inline styles, which the policy allows, and no inline script.
  await app.register(swaggerUi, { routePrefix: '/docs', staticCSP: false });
  app.get('/docs/openapi.json', { schema: { hide: true } }, async (_request, reply) =>
    reply.header('Cache-Control', 'no-cache').send(app.swagger()),
  );
};
