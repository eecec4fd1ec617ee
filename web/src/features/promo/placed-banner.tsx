import type { BannerPosition } from '#contract/promo/banner-places.ts';
import { BannerView } from '../../domain/promo/banner-view.tsx';
import { registerClick, type ShownBanner } from './use-shown-banner.ts';

type PlacedBannerProps = {
  readonly position: BannerPosition;
  readonly shown: ShownBanner;
  readonly onOpened?: () => void;
};

export const PlacedBanner = ({ position, shown, onOpened }: PlacedBannerProps) => (
  <BannerView
    position={position}
    banner={shown.banner}
    onClick={() => {
      registerClick(shown.blockId);
      onOpened?.();
    }}
  />
);
