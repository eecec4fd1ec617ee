import { lazy, Suspense } from 'react';
import type { BannerPlace } from '../../features/promo/banner-place.tsx';
import { useMainContentShown } from '../../lib/screen/main-content.ts';

const Nothing: typeof BannerPlace = () => <></>;

/** Without a network there is no advertising in this visit; the page itself goes on. */
const LazyPlace = lazy(async () => ({
  default: await import('../../features/promo/banner-place.tsx').then(
    ({ BannerPlace: place }) => place,
    () => Nothing,
  ),
}));

/** Nothing of advertising is loaded before the screen is seen, neither code nor pictures. */
export const BannersAfterContent = ({ place }: Parameters<typeof BannerPlace>[0]) =>
  useMainContentShown() ? (
    <Suspense fallback={null}>
      <LazyPlace place={place} />
    </Suspense>
  ) : null;
