import type { FastifyInstance } from 'fastify';

const line = /^((?:│ {3}| {4})*)(?:├── |└── )(\S+)(?: \(([A-Z, ]+)\))?/;

/** All registered routes as `GET /path/:` with unnamed parameters, whether documented or not. */
export const listRoutes = (server: FastifyInstance): string[] => {
  const trail: string[] = [];
  return server
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((text) => {
      const [, indent = '', part = '', methods = ''] = line.exec(text) ?? [];
      const depth = indent.length / 4;
      trail.splice(depth, Number.POSITIVE_INFINITY, part);
      return methods === ''
        ? []
        : methods.split(', ').map((method) => `${method} ${trail.join('').replaceAll(/:[^/]+/g, ':')}`);
    });
};
