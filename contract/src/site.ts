import { z } from 'zod';

/** Configuration that screens need; also served at /assets/site.json. */
export const site = z.object({
  supportEmail: z.string(),
  supportPhone: z.string(),
  regulationsUrl: z.string().nullable(),
  apkUrl: z.string().nullable(),
  timeZone: z.string(),
  apiBase: z.string(),
});
export type Site = z.infer<typeof site>;
