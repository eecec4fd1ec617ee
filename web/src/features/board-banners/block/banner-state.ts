import type { Banner } from '#contract/promo/promo.ts';

export type BannerState = 'shown' | 'hidden' | 'notFirst';

/** Visitors see only the first banner of a block. If that one is hidden, the second does not move up. */
export const stateOf = (banners: readonly Pick<Banner, 'needShowToUsers'>[], place: number): BannerState => {
  if (!banners[place]?.needShowToUsers) return 'hidden';
  return place === 0 ? 'shown' : 'notFirst';
};
