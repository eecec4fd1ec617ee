import type { BannerPosition } from '#contract/promo/banner-places.ts';
import type { TrxContext } from '../../platform/context/context.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { type BannerRow, findBanner, lockBlock } from './banner.queries.ts';

export type SeenBanner = {
  readonly position: BannerPosition;
  readonly bannerId: string;
  readonly version?: number | undefined;
};

export const getBanner = async (
  ctx: TrxContext,
  { position, bannerId, version }: SeenBanner,
): Promise<BannerRow> => {
  const block = await lockBlock(ctx.db, position);
  const row = await findBanner(ctx.db, bannerId, block.id);
  if (!row) throw new AppError('NOT_FOUND');
  if (version !== undefined && version !== row.version) throw new AppError('STALE_VERSION');
  return row;
};
