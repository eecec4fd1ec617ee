type Placed = { readonly order: number };

/** The banners with the one below `upper` above it. */
export const swapped = <B>(banners: readonly B[], upper: number): B[] => [
  ...banners.slice(0, upper),
  ...banners.slice(upper + 1, upper + 2),
  ...banners.slice(upper, upper + 1),
  ...banners.slice(upper + 2),
];

/**
 * Which banners get another number so that the one below `upper` stands above it. Only that one and those before it,
 * each just below the next; made in this order, no moment shows anything but the old order or the new one.
 */
export const placeChanges = <B extends Placed>(banners: readonly B[], upper: number) => {
  const changes: { readonly banner: B; readonly order: number }[] = [];
  let next = Number.POSITIVE_INFINITY;
  for (const banner of swapped(banners, upper).reverse()) {
    const order = Math.min(banner.order, next - 1);
    if (order !== banner.order) changes.unshift({ banner, order });
    next = order;
  }
  return changes;
};
