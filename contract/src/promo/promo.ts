import { z } from 'zod';
import { bodyEchoing, bound, id, instant, seenVersion, version } from '../common.ts';
import { route } from '../route.ts';
import { bannerPositions, mostBannerBytes } from './banner-places.ts';

const bannerPosition = z.enum(bannerPositions);

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

const imageInBase64 = z
  .string()
  .min(1)
  .refine((text) => text.length <= longestImage, 'IMAGE_TOO_LARGE')
  .regex(/^[A-Za-z0-9+/]+={0,2}$/)
  .refine((text) => text.length % 4 === 0, 'INVALID_FORMAT');

const banner = z.object({
  id,
  link: z.string(),
  imageInBase64: z.string(),
  needShowToUsers: z.boolean(),
  order: z.int(),
  version,
});
export type Banner = z.infer<typeof banner>;

const promoBlock = z.object({ id, position: bannerPosition, banners: z.array(banner) });
export type PromoBlock = z.infer<typeof promoBlock>;

const clickCount = z.object({
  count: z.int(),
  series: z.array(z.object({ at: instant, count: z.int() })).optional(),
});
export type ClickCount = z.infer<typeof clickCount>;

const atPosition = z.strictObject({ position: bannerPosition });
const oneBanner = z.strictObject({ position: bannerPosition, bannerId: id });
const order = z.int().min(-1_000_000).max(1_000_000);

const positions = z
  .union([bannerPosition.transform((one) => [one]), z.array(bannerPosition).max(bannerPositions.length)])
  .optional();

const seriesNeedsBounds = (
  query: { by?: unknown; from?: unknown; to?: unknown },
  ctx: z.core.$RefinementCtx,
) => {
  for (const name of ['from', 'to'] as const)
    if (query.by !== undefined && query[name] === undefined)
      ctx.addIssue({ code: 'custom', path: [name], message: 'REQUIRED' });
};

export const promoRoutes = {
  listPromo: route('GET /promo', 'public', {
    summary: 'Blocks of banners; whoever is not ADMIN gets the first of each, if it is shown',
    query: z.strictObject({ position: positions }),
    answers: { 200: z.array(promoBlock) },
    cache: { maxAgeSeconds: 0 },
  }),
  createBanner: route('POST /promo/{position}/banner', 'admin', {
    summary: 'Adds a banner: the last of its block unless `order` says otherwise',
    params: atPosition,
    body: bodyEchoing(
      { link: bannerLink, imageInBase64, needShowToUsers: z.boolean(), order: order.optional() },
      banner,
    ),
    answers: { 201: banner },
  }),
  updateBanner: route('PUT /promo/{position}/banner/{bannerId}', 'admin', {
    summary: 'Changes a banner; a picture or place that is not given stays',
    params: oneBanner,
    body: bodyEchoing(
      {
        link: bannerLink,
        imageInBase64: imageInBase64.optional(),
        needShowToUsers: z.boolean(),
        order: order.optional(),
        version: version.optional(),
      },
      banner,
    ),
    answers: { 200: banner },
  }),
  deleteBanner: route('DELETE /promo/{position}/banner/{bannerId}', 'admin', {
    summary: 'Deletes a banner',
    params: oneBanner,
    query: z.strictObject({ version: seenVersion }),
  }),
  countClick: route('POST /promo/{blockId}/click', 'public', {
    summary: 'Somebody clicked the banner of a block',
  }),
  getClickCount: route('GET /promo/{position}/click-count', 'admin', {
    summary: 'How often the banners of a block were clicked, with `by` also over time',
    params: atPosition,
    query: z
      .strictObject({ from: bound, to: bound, by: z.enum(['hour', 'day']).optional() })
      .superRefine(seriesNeedsBounds),
    answers: { 200: clickCount },
  }),
} as const;
