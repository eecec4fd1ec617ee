import { lazy, Suspense } from 'react';
import type { BannerPlace } from '../../features/promo/banner-place.tsx';
import { useMainContentShown } from '../../lib/screen/main-content.ts';

const Nothing: typeof BannerPlace = () => <></>;

/** If the chunk cannot be loaded, show no advertising until the next page load. */
const LazyPlace = lazy(async () => ({
  default: await import('../../features/promo/banner-place.tsx').then(
    ({ BannerPlace: place }) => place,
    () => Nothing,
  ),
}));

/** Loads advertising only after the main content has been painted. */
export const BannersAfterContent = ({ place }: Parameters<typeof BannerPlace>[0]) =>
  useMainContentShown() ? (
    <Suspense fallback={null}>
      <LazyPlace place={place} />
    </Suspense>
  ) : null;
