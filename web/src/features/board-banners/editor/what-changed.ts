import type { Banner } from '#contract/promo/promo.ts';

type Change = 'link' | 'picture' | 'shown' | 'hidden' | 'order';

export const whatChanged = (before: Banner, after: Banner): Change[] => {
  const changes: Change[] = [];
  if (before.link !== after.link) changes.push('link');
  if (before.imageInBase64 !== after.imageInBase64) changes.push('picture');
  if (before.needShowToUsers !== after.needShowToUsers)
    changes.push(after.needShowToUsers ? 'shown' : 'hidden');
  if (before.order !== after.order) changes.push('order');
  return changes;
};
