import type { Banner } from '#contract/promo/promo.ts';

export type BannerState = 'shown' | 'hidden' | 'notFirst';

/** Visitors see the first of a block, and only if it is to be shown; behind a hidden first nothing moves up. */
export const stateOf = (banners: readonly Pick<Banner, 'needShowToUsers'>[], place: number): BannerState => {
  if (!banners[place]?.needShowToUsers) return 'hidden';
  return place === 0 ? 'shown' : 'notFirst';
};
