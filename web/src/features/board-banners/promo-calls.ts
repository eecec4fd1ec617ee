import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { BannerPosition } from '#contract/promo/banner-places.ts';
import type { Banner } from '#contract/promo/promo.ts';
import { call, fetchBody } from '../../lib/api.ts';
import { queryClient } from '../../lib/query-client.ts';

const key = ['board', 'promo'] as const;
/** Polls for other operators' changes and new clicks. */
const refreshMs = 60_000;

export const promoQuery = queryOptions({
  queryKey: [...key, 'blocks'],
  queryFn: ({ signal }) => fetchBody('GET /promo', { signal }),
  refetchInterval: refreshMs,
});

export type ClickSpan = { readonly from: string; readonly to: string; readonly by: 'hour' | 'day' };

export const clicksQuery = (position: BannerPosition, { from, to, by }: ClickSpan) =>
  queryOptions({
    queryKey: [...key, 'clicks', position, from, to, by],
    queryFn: ({ signal }) =>
      fetchBody('GET /promo/{position}/click-count', {
        params: { position },
        query: { from, to, by },
        signal,
      }),
    placeholderData: keepPreviousData,
    refetchInterval: refreshMs,
  });

export const reloadPromo = () => queryClient.fetchQuery({ ...promoQuery, staleTime: 0 });

export type BannerWords = Pick<Banner, 'link' | 'needShowToUsers'> & {
  readonly imageInBase64?: string;
  readonly order?: number;
};

/** Reloads all banners after each change, because another one may now be the first of its block. */
export const addBanner = async (position: BannerPosition, body: BannerWords & { imageInBase64: string }) => {
  const answer = await call('POST /promo/{position}/banner', { params: { position }, body, expect: 201 });
  await reloadPromo();
  return answer.body;
};

const putBanner = async (
  position: BannerPosition,
  { id: bannerId, version }: Pick<Banner, 'id' | 'version'>,
  words: BannerWords,
) => {
  const params = { position, bannerId };
  const body = { ...words, version };
  return fetchBody('PUT /promo/{position}/banner/{bannerId}', { params, body });
};

export const changeBanner: typeof putBanner = async (...change) => {
  const after = await putBanner(...change);
  await reloadPromo();
  return after;
};

type PlaceChange = { readonly banner: Banner; readonly order: number };

/** A colleague moved banners at the same time, so that the order is what neither of the two wanted. */
export class OrderChangedError extends Error {}

/**
 * Changes one banner after the other, the first one first, so that visitors see the old order or the new one. If the
 * result differs from the wanted order `ids`, a colleague has moved a banner at the same time.
 */
export const moveBanners = async (
  position: BannerPosition,
  changes: readonly PlaceChange[],
  ids: readonly string[],
) => {
  for (const { banner, order } of changes) {
    const { link, needShowToUsers } = banner;
    await putBanner(position, banner, { link, needShowToUsers, order });
  }
  const block = (await reloadPromo()).find((one) => one.position === position);
  if (block?.banners.map(({ id }) => id).join() !== ids.join()) throw new OrderChangedError();
};

export const deleteBanner = async (
  position: BannerPosition,
  { id: bannerId, version }: Pick<Banner, 'id' | 'version'>,
) => {
  const params = { position, bannerId };
  await call('DELETE /promo/{position}/banner/{bannerId}', { params, query: { version }, expect: 204 });
  await reloadPromo();
};
