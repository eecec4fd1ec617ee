import type { BannerPosition } from '#contract/promo/banner-places.ts';
import type { Banner } from '#contract/promo/promo.ts';
import type { TrxContext } from '../../platform/context/context.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { recordInJournal } from '../../platform/journal/record-in-journal.ts';
import { uuidv7 } from '../../platform/time/ids.ts';
import { countBanners, insertBanner, lockBlock } from './banner.queries.ts';
import { toSnapshot } from './banner-act.ts';
import { requireImage } from './image/require-image.ts';
import { toBanner } from './list-promo.ts';
import { announcePromo } from './promo-changed.ts';

const mostBanners = 20;

type NewBanner = Pick<Banner, 'link' | 'imageInBase64' | 'needShowToUsers'> & {
  readonly order?: number | undefined;
};

export const createBanner = async (
  ctx: TrxContext,
  position: BannerPosition,
  { link, imageInBase64, needShowToUsers, order }: NewBanner,
): Promise<Banner> => {
  requireImage(position, imageInBase64);
  const block = await lockBlock(ctx.db, position);
  const { count, last } = await countBanners(ctx.db, block.id);
  if (count >= mostBanners) throw new AppError('TOO_MANY_BANNERS', { params: { limit: mostBanners } });
  const now = ctx.clock.now();
  const row = await insertBanner(ctx.db, {
    id: uuidv7(ctx.clock),
    block_id: block.id,
    place: order ?? (last === null ? 0 : last + 1),
    link,
    image: imageInBase64,
    is_shown: needShowToUsers,
    created_at: now,
    changed_at: now,
  });
  await recordInJournal(ctx, { type: 'BANNER_ADDED', to: toSnapshot(position, row) });
  announcePromo(ctx);
  return toBanner(row);
};
