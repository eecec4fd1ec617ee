import type { BannerPosition } from '#contract/promo/banner-places.ts';
import { useMedia } from '../../lib/screen/use-media.ts';

const onPhones: readonly BannerPosition[] = ['FOOTER_MOBILE', 'POPUP_MOBILE'];
const onScreens: readonly BannerPosition[] = ['FOOTER'];
const onWideScreens: readonly BannerPosition[] = ['LEFT_1', 'LEFT_2', 'RIGHT_1', 'RIGHT_2', 'FOOTER'];

/** The banner positions shown at this window width. */
export const useBannerPositions = (): readonly BannerPosition[] => {
  const isNarrow = useMedia('(max-width: 768px)');
  const isWide = useMedia('(min-width: 1500px)');
  if (isNarrow) return onPhones;
  return isWide ? onWideScreens : onScreens;
};
