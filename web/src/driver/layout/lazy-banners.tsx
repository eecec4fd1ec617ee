import { type ComponentType, lazy, Suspense } from 'react';
import { useMainContentShown } from '../../lib/main-content.ts';

/** Nothing of advertising is loaded before the screen is seen, neither code nor pictures. */
const afterContent = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  const Lazy = lazy(async () => ({ default: await load() }));
  return (props: Props) => {
    const isShown = useMainContentShown();
    return isShown ? (
      <Suspense fallback={null}>
        <Lazy {...props} />
      </Suspense>
    ) : null;
  };
};

export const SideBanners = afterContent(
  async () => (await import('../../features/promo/side-banners.tsx')).SideBanners,
);
export const FooterBanner = afterContent(
  async () => (await import('../../features/promo/footer-banner.tsx')).FooterBanner,
);
export const PopupBanner = afterContent(
  async () => (await import('../../features/promo/popup-banner.tsx')).PopupBanner,
);
