import { useQuery } from '@tanstack/react-query';
import type { BannerPosition } from '#contract/promo/banner-places.ts';
import type { Banner, PromoBlock } from '#contract/promo/promo.ts';
import { call } from '../../lib/api.ts';
import { useBannerPositions } from './banner-positions.ts';

/** The first of a block, and only if visitors are to see it. */
const shownOf = ({ banners: [first] }: PromoBlock) => (first?.needShowToUsers ? first : undefined);

export type ShownBanner = { readonly blockId: string; readonly banner: Banner };

/** What stands in a place; undefined: nothing, or not in a window of this width, or it is not known yet. */
export const useShownBanner = (position: BannerPosition): ShownBanner | undefined => {
  const positions = useBannerPositions();
  const { data } = useQuery({
    queryKey: ['promo'],
    // All positions in one call, asked for without a session: everybody gets the same bytes, and the browser keeps one copy.
    queryFn: async ({ signal }) => (await call('GET /promo', { anonymous: true, expect: 200, signal })).body,
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

/** The link opens at once; the click is told beside it and survives the page. Nobody waits for it, nor hears of it. */
export const registerClick = (blockId: string): void => {
  const options = { params: { blockId }, anonymous: true, expect: 204, keepalive: true } as const;
  call('POST /promo/{blockId}/click', options).catch(() => undefined);
};
