import { useQuery } from '@tanstack/react-query';
import type { BannerPosition } from '#contract/promo/banner-places.ts';
import type { Banner, PromoBlock } from '#contract/promo/promo.ts';
import { call, fetchBody } from '../../lib/api.ts';
import { useMedia } from '../../lib/screen/use-media.ts';

const onPhones: readonly BannerPosition[] = ['FOOTER_MOBILE', 'POPUP_MOBILE'];
const onScreens: readonly BannerPosition[] = ['FOOTER'];
const onWideScreens: readonly BannerPosition[] = ['LEFT_1', 'LEFT_2', 'RIGHT_1', 'RIGHT_2', 'FOOTER'];

const useBannerPositions = (): readonly BannerPosition[] => {
  const isNarrow = useMedia('(max-width: 768px)');
  const isWide = useMedia('(min-width: 1500px)');
  if (isNarrow) return onPhones;
  return isWide ? onWideScreens : onScreens;
};

/** Visitors see only the first banner of a block, unless that one is hidden. */
const shownOf = ({ banners: [first] }: PromoBlock) => (first?.needShowToUsers ? first : undefined);

export type ShownBanner = { readonly blockId: string; readonly banner: Banner };

/** Undefined if there is no banner, this window does not show the position, or it is not loaded yet. */
export const useShownBanner = (position: BannerPosition): ShownBanner | undefined => {
  const positions = useBannerPositions();
  const { data } = useQuery({
    queryKey: ['promo'],
    // All positions come in one request without a session, so that the browser caches one copy for everybody.
    queryFn: ({ signal }) => fetchBody('GET /promo', { anonymous: true, signal }),
    meta: { isPublic: true },
    staleTime: 300_000,
    refetchOnWindowFocus: false,
    retry: false,
  });
  if (!positions.includes(position)) return undefined;
  const block = data?.find((one) => one.position === position);
  const banner = block && shownOf(block);
  return banner && { blockId: block.id, banner };
};

/** `keepalive` lets the request survive the navigation. Nobody waits for it, and errors are ignored. */
export const registerClick = (blockId: string): void => {
  const options = { params: { blockId }, anonymous: true, expect: 204, keepalive: true } as const;
  call('POST /promo/{blockId}/click', options).catch(() => undefined);
};
