import { useParams } from '@tanstack/react-router';
import { type BannerPosition, bannerPositions } from '#contract/promo/banner-places.ts';

export const usePosition = (): BannerPosition | undefined => {
  const { position }: { position?: string } = useParams({ strict: false });
  return bannerPositions.find((one) => one === position);
};
