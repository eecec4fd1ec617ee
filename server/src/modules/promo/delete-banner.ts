import type { TrxContext } from '../../platform/context/context.ts';
import { recordInJournal } from '../../platform/journal/record-in-journal.ts';
import { deleteBannerRow } from './banner.queries.ts';
import { toSnapshot } from './banner-act.ts';
import { getBanner, type SeenBanner } from './get-banner.ts';
import { announcePromo } from './promo-changed.ts';

export const deleteBanner = async (ctx: TrxContext, seen: SeenBanner): Promise<void> => {
  const row = await getBanner(ctx, seen);
  await deleteBannerRow(ctx.db, row.id);
  await recordInJournal(ctx, { type: 'BANNER_DELETED', from: toSnapshot(seen.position, row) });
  announcePromo(ctx);
};
