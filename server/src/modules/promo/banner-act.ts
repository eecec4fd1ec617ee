import { createHash } from 'node:crypto';
import type { BannerPosition } from '#contract/promo/banner-places.ts';
import type { BannerRow } from './banner.queries.ts';

/** A banner for the journal: identifies the image without containing it. */
export const toSnapshot = (position: BannerPosition, { id, link, image, is_shown, place }: BannerRow) => ({
  position,
  bannerId: id,
  link,
  needShowToUsers: is_shown,
  order: place,
  picture: createHash('sha256').update(image).digest('hex').slice(0, 16),
});
