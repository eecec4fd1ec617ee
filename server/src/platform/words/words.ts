import type { Language } from '#contract/common.ts';
import cn from '../../../../locales/cn.json' with { type: 'json' };
import en from '../../../../locales/en.json' with { type: 'json' };
import ru from '../../../../locales/ru.json' with { type: 'json' };

const files: Record<Language, unknown> = { RU: ru, EN: en, CN: cn };

const lookUp = (language: Language, key: string): unknown =>
  key
    .split('.')
    .reduce<unknown>(
      (node, part) =>
        typeof node === 'object' && node !== null ? (node as Record<string, unknown>)[part] : undefined,
      files[language],
    );

const fill = (text: string, params: Readonly<Record<string, string | number>>) =>
  text.replace(/\{\{\s*(\w+)\s*\}\}/g, (whole, name: string) => String(params[name] ?? whole));

export const say = (
  language: Language,
  key: string,
  params: Readonly<Record<string, string | number>> = {},
): string => {
  const text = lookUp(language, key);
  if (typeof text !== 'string') throw new Error(`No words for ${key} in ${language}`);
  return fill(text, params);
};

export const sayInAll = (key: string, params: Readonly<Record<string, string | number>> = {}) => ({
  RU: say('RU', key, params),
  EN: say('EN', key, params),
  CN: say('CN', key, params),
});
