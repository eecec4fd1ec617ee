import { z } from 'zod';
import { id, instant, line, localizedText, version } from '../common.ts';

const markdown = z
  .string()
  .trim()
  .max(10_000)
  .regex(/^(?:[^\p{Cc}\u202a-\u202e\u2066-\u2069]|[\n\r\t])*$/u);

const title = line(200);

const inLanguages = (text: z.ZodString) =>
  z.strictObject({ RU: text.min(1), EN: text.default(''), CN: text.default('') });

export const newsTitles = inLanguages(title);
export const newsTexts = inLanguages(markdown);

/** An empty language falls back to Russian, and the screen says so. */
export const newsItem = z.object({
  id,
  titles: localizedText,
  texts: localizedText,
  createdDate: instant,
  version,
});
export type NewsItem = z.infer<typeof newsItem>;
