import swagger, { type FastifyDynamicSwaggerOptions } from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { routes } from '#contract/routes.ts';
import type { Config } from '../../config/config.ts';
import { sendTagged, type TaggedText, tagged } from '../pages/revalidation.ts';
import { openApiOf } from './openapi.ts';

type Document = ReturnType<NonNullable<FastifyDynamicSwaggerOptions['transformObject']>>;

/** OpenAPI 3.1 at /docs/openapi.json and a page at /docs, generated on first use. */
export const registerDocs = async (app: FastifyInstance, config: Config): Promise<void> => {
  await app.register(swagger, {
    openapi: {},
    // Generated from the contract, not from the registered routes.
    hideUntagged: true,
    transformObject: () => openApiOf(routes, config.apiBase) as Document,
  });
  // The page uses inline styles, which our CSP allows, and no inline scripts.
  await app.register(swaggerUi, { routePrefix: '/docs', staticCSP: false });
  let document: TaggedText | undefined;
  app.get('/docs/openapi.json', (request, reply) => {
    document ??= tagged(JSON.stringify(app.swagger()));
    return sendTagged(request, reply, document);
  });
};
