import type { Banner } from '#contract/promo/promo.ts';
import type { TrxContext } from '../../platform/context/context.ts';
import { differing } from '../../platform/journal/differing.ts';
import { recordInJournal } from '../../platform/journal/record-in-journal.ts';
import { updateBannerRow } from './banner.queries.ts';
import { toSnapshot } from './banner-act.ts';
import { getBanner, type SeenBanner } from './get-banner.ts';
import { requireImage } from './image/require-image.ts';
import { toBanner } from './list-promo.ts';
import { announcePromo } from './promo-changed.ts';

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
  announcePromo(ctx);
  return toBanner(row);
};
