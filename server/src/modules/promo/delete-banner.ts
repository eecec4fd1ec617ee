import type { TrxContext } from '../../platform/context.ts';
import { deleteBannerRow } from './banner.queries.ts';
import { getBanner, type SeenBanner } from './get-banner.ts';
import { announcePromo } from './promo-changed.ts';

export const deleteBanner = async (ctx: TrxContext, seen: SeenBanner): Promise<void> => {
  const { id } = await getBanner(ctx, seen);
  await deleteBannerRow(ctx.db, id);
  announcePromo(ctx);
};
