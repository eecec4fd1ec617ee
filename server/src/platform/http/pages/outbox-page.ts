import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../../config/config.ts';
import type { Db } from '../../db/database.ts';
import { AppError } from '../../errors/app-error.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { escapeHtml } from '../../messages/escape-html.ts';
import { listOutbox } from '../../messages/outbox.ts';
import { toWireInstant } from '../../time/wire-instant.ts';
import { say } from '../../words/words.ts';
import { languageOf } from '../input/language.ts';
import { isFromThisMachine } from '../this-machine.ts';

const shown = 100;
const htmlLanguages = { RU: 'ru', EN: 'en', CN: 'zh-CN' };

type Row = Awaited<ReturnType<typeof listOutbox>>[number];

const toJson = (row: Row, timeZone: string) => ({
  id: row.id,
  channel: row.channel,
  to: row.recipient,
  subject: row.subject,
  text: row.body,
  code: row.code,
  createdAt: toWireInstant(row.created_at, timeZone),
});

const style = `body{font:16px/1.5 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem;background:#f6f9fd;color:#0d1b36}
article{background:#fff;border:1px solid #dde5f2;border-radius:14px;padding:1rem 1.25rem;margin:1rem 0}
header{display:flex;gap:.75rem;flex-wrap:wrap;color:#4b5a78;font-size:.9rem}
pre{white-space:pre-wrap;font:inherit;margin:.5rem 0 0}strong{font:700 1.5rem ui-monospace,monospace;letter-spacing:.1em}
@media(prefers-color-scheme:dark){body{background:#0a1220;color:#e8eefb}article{background:#121c2e;border-color:#24324d}header{color:#9fb0d0}}`;

const toArticle = (
  row: Row,
  timeZone: string,
) => `<article><header><b>${row.channel}</b><span>${escapeHtml(row.recipient)}</span>
<time>${toWireInstant(row.created_at, timeZone)}</time></header>${row.subject ? `<h2>${escapeHtml(row.subject)}</h2>` : ''}
${row.code ? `<p><strong>${escapeHtml(row.code)}</strong></p>` : ''}<pre>${escapeHtml(row.body)}</pre></article>`;

/** Messages follow the answer by some 150 ms; without waiting, the previous code would seem the newest. */
const waitForMessagesMs = 2000;

type OutboxOptions = {
  readonly db: Db;
  readonly jobs: Jobs;
  readonly config: Pick<Config, 'timeZone'>;
  readonly password: string | undefined;
};

/** HTTP Basic with any user name, or `password` in the printed link. */
const givenPasswords = ({ headers, query }: FastifyRequest): string[] => {
  const basic = /^Basic ([\w+/]+=*)$/i.exec(headers.authorization ?? '')?.[1];
  const pair = Buffer.from(basic ?? '', 'base64').toString();
  const { password } = query as { password?: unknown };
  return [pair.slice(pair.indexOf(':') + 1), ...(typeof password === 'string' ? [password] : [])];
};

const digest = (text: string) => createHash('sha256').update(text).digest();
const isEqual = (a: string, b: string) => timingSafeEqual(digest(a), digest(b));

/**
 * Development only: unsent messages, shown on this machine and with the demo password. The password is needed
 * because behind a proxy that hides the client, strangers seem to be local. Otherwise 404.
 */
export const registerOutboxPage = (
  app: FastifyInstance,
  { db, jobs, config, password }: OutboxOptions,
): void => {
  const { timeZone } = config;
  app.get('/dev/outbox', async (request, reply) => {
    if (password === undefined || !isFromThisMachine(request)) throw new AppError('NOT_FOUND');
    if (!givenPasswords(request).some((given) => isEqual(given, password))) {
      reply.header('WWW-Authenticate', 'Basic realm="Oktet outbox", charset="UTF-8"');
      throw new AppError('UNAUTHORIZED');
    }
    await jobs.settle(waitForMessagesMs);
    const rows = await listOutbox(db, shown);
    reply.header('Cache-Control', 'no-store');
    if (request.headers.accept?.includes('application/json')) return rows.map((row) => toJson(row, timeZone));
    const language = languageOf(request);
    const title = say(language, 'outbox.title');
    const list =
      rows.length === 0
        ? `<p>${say(language, 'outbox.empty')}</p>`
        : rows.map((row) => toArticle(row, timeZone)).join('');
    return reply
      .type('text/html; charset=utf-8')
      .send(
        `<!doctype html><html lang="${htmlLanguages[language]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${style}</style></head><body><h1>${title}</h1>${list}</body></html>`,
      );
  });
};
