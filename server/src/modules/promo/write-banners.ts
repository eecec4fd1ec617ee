import { createHash } from 'node:crypto';
import type { BannerPosition } from '#contract/promo/banner-places.ts';
import type { Banner } from '#contract/promo/promo.ts';
import type { TrxContext } from '../../platform/context/context.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { differing } from '../../platform/journal/differing.ts';
import { recordInJournal } from '../../platform/journal/record-in-journal.ts';
import { uuidv7 } from '../../platform/time/ids.ts';
import {
  type BannerRow,
  countBanners,
  deleteBannerRow,
  findBanner,
  insertBanner,
  lockBlock,
  updateBannerRow,
} from './banner.queries.ts';
import { requireImage } from './image/require-image.ts';
import { promoAnswers, toBanner } from './list-promo.ts';

/** A banner for the journal: identifies the image without containing it. */
const toSnapshot = (position: BannerPosition, { id, link, image, is_shown, place }: BannerRow) => ({
  position,
  bannerId: id,
  link,
  needShowToUsers: is_shown,
  order: place,
  picture: createHash('sha256').update(image).digest('hex').slice(0, 16),
});

type SeenBanner = {
  readonly position: BannerPosition;
  readonly bannerId: string;
  readonly version?: number | undefined;
};

const getBanner = async (
  ctx: TrxContext,
  { position, bannerId, version }: SeenBanner,
): Promise<BannerRow> => {
  const block = await lockBlock(ctx.db, position);
  const row = await findBanner(ctx.db, bannerId, block.id);
  if (!row) throw new AppError('NOT_FOUND');
  if (version !== undefined && version !== row.version) throw new AppError('STALE_VERSION');
  return row;
};

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
  promoAnswers.announce(ctx);
  return toBanner(row);
};

type Change = Pick<Banner, 'link' | 'needShowToUsers'> & {
  readonly imageInBase64?: string | undefined;
  readonly order?: number | undefined;
};

export const updateBanner = async (
  ctx: TrxContext,
  seen: SeenBanner,
  { link, imageInBase64, needShowToUsers, order }: Change,
): Promise<Banner> => {
  const before = await getBanner(ctx, seen);
  if (imageInBase64 !== undefined) requireImage(seen.position, imageInBase64);
  const after = {
    link,
    is_shown: needShowToUsers,
    image: imageInBase64 ?? before.image,
    place: order ?? before.place,
  };
  const isSame = (Object.keys(after) as (keyof typeof after)[]).every((name) => after[name] === before[name]);
  if (isSame) return toBanner(before);
  const row = await updateBannerRow(ctx.db, before.id, {
    ...after,
    version: before.version + 1,
    changed_at: ctx.clock.now(),
  });
  const { position, bannerId } = seen;
  const changed = differing(toSnapshot(position, before), toSnapshot(position, row));
  await recordInJournal(ctx, {
    type: 'BANNER_CHANGED',
    from: { position, bannerId, ...changed?.from },
    to: { position, bannerId, ...changed?.to },
  });
  promoAnswers.announce(ctx);
  return toBanner(row);
};

export const deleteBanner = async (ctx: TrxContext, seen: SeenBanner): Promise<void> => {
  const row = await getBanner(ctx, seen);
  await deleteBannerRow(ctx.db, row.id);
  await recordInJournal(ctx, { type: 'BANNER_DELETED', from: toSnapshot(seen.position, row) });
  promoAnswers.announce(ctx);
};
