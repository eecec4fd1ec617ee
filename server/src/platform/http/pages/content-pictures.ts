import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config/config.ts';
import { AppError } from '../../errors/app-error.ts';

const types: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
};

const fileName = /^[\w-]+\.[a-z]+$/;

export const registerContentPictures = (app: FastifyInstance, { contentDir }: Config): void => {
  app.get<{ Params: { name: string } }>('/assets/info/:name', async ({ params: { name } }, reply) => {
    const type = fileName.test(name) ? types[extname(name)] : undefined;
    const bytes = type && (await readFile(join(contentDir, 'info/pictures', name)).catch(() => undefined));
    if (!type || !bytes) throw new AppError('NOT_FOUND');
    // An SVG opened on its own is a document: forbid scripts and everything but inline styles.
    return reply
      .headers({
        'Cache-Control': 'public, max-age=3600',
        'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      })
      .type(type)
      .send(bytes);
  });
};
