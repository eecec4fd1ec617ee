import { type BannerPosition, bannerPositions } from '#contract/promo/banner-places.ts';
import type { Banner, PromoBlock } from '#contract/promo/promo.ts';
import { isAdmin } from '#kernel/access.ts';
import type { Context } from '../../platform/context/context.ts';
import type { ReadyAnswer } from '../../platform/http/ready/ready-answer.ts';
import { announcedAnswers } from '../../platform/http/ready/ready-answers.ts';
import { type BannerRow, listBanners, listBlocks, listFirstBanners } from './banner.queries.ts';

/** There are 127 combinations of positions; the screens use three. */
export const promoAnswers = announcedAnswers('promo', 8);

export const toBanner = ({ id, link, image, is_shown, place, version }: BannerRow): Banner => ({
  id,
  link,
  imageInBase64: image,
  needShowToUsers: is_shown,
  order: place,
  version,
});

const readBlocks = async (
  ctx: Context,
  positions: readonly BannerPosition[],
  read: typeof listBanners,
): Promise<PromoBlock[]> => {
  const blocks = await listBlocks(ctx.db, positions);
  const ids = blocks.map(({ id }) => id);
  const rows = await read(ctx.db, ids);
  return blocks.map(({ id, position }) => ({
    id,
    position,
    banners: rows.filter(({ block_id }) => block_id === id).map(toBanner),
  }));
};

/** Visitors only see the first banner of a block; if that is hidden, the position stays empty. */
const readSeen = async (ctx: Context, positions: readonly BannerPosition[]) =>
  (await readBlocks(ctx, positions, listFirstBanners)).map(({ banners, ...block }) => ({
    ...block,
    banners: banners.filter(({ needShowToUsers }) => needShowToUsers),
  }));

/** Operators get everything; everybody else gets the same cached bytes without a query. */
export const listPromo = async (
  ctx: Context,
  requested: readonly BannerPosition[] = bannerPositions,
): Promise<PromoBlock[] | ReadyAnswer> => {
  const positions = bannerPositions.filter((position) => requested.includes(position));
  if (positions.length === 0) return [];
  if (isAdmin(ctx.actor)) return readBlocks(ctx, positions, listBanners);
  const ready = await promoAnswers.get(ctx);
  return ready.read(positions.join(), () => readSeen(ctx, positions));
};
