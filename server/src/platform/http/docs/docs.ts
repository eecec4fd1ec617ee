import swagger, { type FastifyDynamicSwaggerOptions } from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { routes } from '#contract/routes.ts';
import type { Config } from '../../config/config.ts';
import { sendTagged, type Tagged, tagged } from '../pages/revalidation.ts';
import { openApiOf } from './openapi.ts';

type Document = ReturnType<NonNullable<FastifyDynamicSwaggerOptions['transformObject']>>;

/** OpenAPI 3.1 at /docs/openapi.json, and a page to read it at /docs. Made when it is first asked for. */
export const registerDocs = async (app: FastifyInstance, config: Config): Promise<void> => {
  await app.register(swagger, {
    openapi: {},
    // The contract says all of it, so nothing is gathered from what is registered.
    hideUntagged: true,
    transformObject: () => openApiOf(routes, config.apiBase) as Document,
  });
  // Its page writes inline styles, which the policy allows, and no inline script.
  await app.register(swaggerUi, { routePrefix: '/docs', staticCSP: false });
  let document: Tagged | undefined;
  app.get('/docs/openapi.json', (request, reply) => {
    document ??= tagged(JSON.stringify(app.swagger()));
    return sendTagged(request, reply, document);
  });
};
