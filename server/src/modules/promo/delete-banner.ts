import type { TrxContext } from '../../platform/context/context.ts';
import { recordAct } from '../../platform/journal/record-act.ts';
import { deleteBannerRow } from './banner.queries.ts';
import { toSnapshot } from './banner-act.ts';
import { getBanner, type SeenBanner } from './get-banner.ts';
import { announcePromo } from './promo-changed.ts';

export const deleteBanner = async (ctx: TrxContext, seen: SeenBanner): Promise<void> => {
  const row = await getBanner(ctx, seen);
  await deleteBannerRow(ctx.db, row.id);
  await recordAct(ctx, { type: 'BANNER_DELETED', from: toSnapshot(seen.position, row) });
  announcePromo(ctx);
};
