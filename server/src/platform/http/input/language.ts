import type { FastifyRequest } from 'fastify';
import { type Language, language as languageShape } from '#contract/common.ts';

const byTag: Record<string, Language> = { ru: 'RU', en: 'EN', zh: 'CN', cn: 'CN' };

const fromHeader = (header: string | undefined): Language | undefined => {
  const wishes = (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const quality = parameters.map((parameter) => /^\s*q=([\d.]+)$/.exec(parameter)?.[1]).find(Boolean);
      return {
        language: byTag[tag.split('-')[0] ?? ''],
        quality: quality === undefined ? 1 : Number(quality),
      };
    })
    .filter((wish) => wish.language !== undefined && wish.quality > 0)
    .sort((a, b) => b.quality - a.quality);
  return wishes[0]?.language;
};

const fromBody = (body: unknown): Language | undefined => {
  if (typeof body !== 'object' || body === null || !('language' in body)) return undefined;
  const parsed = languageShape.safeParse(body.language);
  return parsed.success ? parsed.data : undefined;
};

export const languageOf = (request: FastifyRequest): Language =>
  request.actor?.language ?? fromBody(request.body) ?? fromHeader(request.headers['accept-language']) ?? 'RU';
