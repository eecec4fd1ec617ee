import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { driverWords } from '#contract/word-sections.ts';
import cn from '../../../../../locales/cn.json' with { type: 'json' };
import en from '../../../../../locales/en.json' with { type: 'json' };
import ru from '../../../../../locales/ru.json' with { type: 'json' };
import type { Config } from '../../config/config.ts';
import { AppError } from '../../errors/app-error.ts';
import { sendTagged, tagged } from './revalidation.ts';
import { siteFacts } from './site-facts.ts';

const sendFile = async (reply: FastifyReply, path: string | undefined, type: string, name?: string) => {
  const size = path === undefined ? undefined : (await stat(path).catch(() => undefined))?.size;
  if (path === undefined || size === undefined) throw new AppError('NOT_FOUND');
  reply.header('Cache-Control', 'no-cache').header('Content-Length', size).type(type);
  if (name) reply.header('Content-Disposition', `attachment; filename="${name}"`);
  return reply.send(createReadStream(path));
};

export const registerAssets = (app: FastifyInstance, config: Config): void => {
  const { site } = config;
  for (const [name, file] of Object.entries({ ru, en, cn })) {
    const translations = tagged(JSON.stringify(driverWords(file)));
    app.get(`/assets/i18n/${name}.json`, (request, reply) => sendTagged(request, reply, translations));
  }
  const facts = tagged(JSON.stringify(siteFacts(config)));
  app.get('/assets/site.json', (request, reply) => sendTagged(request, reply, facts));
  app.get('/download/regulations.pdf', (_request, reply) =>
    sendFile(reply, site.regulationsFile, 'application/pdf'),
  );
  for (const language of ['en', 'cn'])
    app.get(`/download/regulations.${language}.pdf`, (_request, reply) =>
      sendFile(reply, join(config.contentDir, `regulations.${language}.pdf`), 'application/pdf'),
    );
  app.get('/download/oktet.apk', (_request, reply) =>
    sendFile(reply, site.apkFile, 'application/vnd.android.package-archive', 'oktet.apk'),
  );
  app.get('/download/apk_version.json', async (_request, reply) => {
    const text = site.apkVersionFile
      ? await readFile(site.apkVersionFile, 'utf8').catch(() => undefined)
      : undefined;
    if (text === undefined) throw new AppError('NOT_FOUND');
    return reply.header('Cache-Control', 'no-cache').type('application/json; charset=utf-8').send(text);
  });
};
