import { z } from 'zod';
import { language } from './common.ts';
import { checkpointSite } from './params/checkpoint-site.ts';
import { route } from './route.ts';

export const infoPages = ['acp', 'guide', 'policy', 'user-agreement', 'open-data', 'operators'] as const;
export const infoPageName = z.enum(infoPages);
export type InfoPageName = z.infer<typeof infoPageName>;

export const infoPage = z.object({
  page: infoPageName,
  /** Language of the text: Russian if the operator has none in the requested one. */
  language,
  title: z.string(),
  text: z.string(),
  site: checkpointSite,
});
export type InfoPage = z.infer<typeof infoPage>;

export const infoRoutes = {
  getInfoPage: route('GET /info/{page}', 'public', {
    summary: 'A page of information as Markdown, its figures taken from the parameters in force',
    params: z.strictObject({ page: infoPageName }),
    query: z.strictObject({ language: language.default('RU') }),
    answers: { 200: infoPage },
    cache: { maxAgeSeconds: 0 },
  }),
} as const;
