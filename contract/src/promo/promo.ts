import { z } from 'zod';
import { id, instant, version } from '../common.ts';
import { bannerPositions, mostBannerBytes } from './banner-places.ts';

export const bannerPosition = z.enum(bannerPositions);

const isWebAddress = (text: string) => {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '';
};

/** Only http and https are allowed, because a click opens the link and `javascript:` would run code. */
export const bannerLink = z
  .string()
  .trim()
  .min(1)
  .max(2000)
  .regex(/^https?:\/\/[^\s\p{Cc}\\]+$/iu)
  .refine(isWebAddress, 'INVALID_FORMAT');

const longestImage = Math.ceil(mostBannerBytes / 3) * 4;

export const imageInBase64 = z
  .string()
  .min(1)
  .refine((text) => text.length <= longestImage, 'IMAGE_TOO_LARGE')
  .regex(/^[A-Za-z0-9+/]+={0,2}$/)
  .refine((text) => text.length % 4 === 0, 'INVALID_FORMAT');

export const banner = z.object({
  id,
  link: z.string(),
  imageInBase64: z.string(),
  needShowToUsers: z.boolean(),
  order: z.int(),
  version,
});
export type Banner = z.infer<typeof banner>;

export const promoBlock = z.object({ id, position: bannerPosition, banners: z.array(banner) });
export type PromoBlock = z.infer<typeof promoBlock>;

export const clickCount = z.object({
  count: z.int(),
  series: z.array(z.object({ at: instant, count: z.int() })).optional(),
});
export type ClickCount = z.infer<typeof clickCount>;
