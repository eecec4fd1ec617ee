import type { Banner } from '#contract/promo/promo.ts';

type OrderedBanner = { readonly order: number };

export const swapped = <B>(banners: readonly B[], upper: number): B[] =>
  banners.toSpliced(upper, 2, ...banners.slice(upper, upper + 2).reverse());

/**
 * New order numbers that move the banner below `upper` above it. Only the moved banner and those before it change.
 * Applied in this sequence, they show visitors either the old or the new order at any moment.
 */
export const placeChanges = <B extends OrderedBanner>(banners: readonly B[], upper: number) => {
  const changes: { readonly banner: B; readonly order: number }[] = [];
  let next = Number.POSITIVE_INFINITY;
  for (const banner of swapped(banners, upper).reverse()) {
    const order = Math.min(banner.order, next - 1);
    if (order !== banner.order) changes.unshift({ banner, order });
    next = order;
  }
  return changes;
};

export type BannerState = 'shown' | 'hidden' | 'notFirst';

/** Visitors see only the first banner of a block. If that one is hidden, the second does not move up. */
export const stateOf = (banners: readonly Pick<Banner, 'needShowToUsers'>[], place: number): BannerState => {
  if (!banners[place]?.needShowToUsers) return 'hidden';
  return place === 0 ? 'shown' : 'notFirst';
};
