import { readFile } from 'node:fs/promises';
import { type APIRequestContext, expect } from '@playwright/test';
import type { BannerPosition } from '#contract/promo/banner-places.ts';
import type { PromoBlock } from '#contract/promo/promo.ts';
import { requestToken } from './accounts.ts';
import { callAs } from './people.ts';

const pictures = new URL('../../server/src/demo/promo/pictures/', import.meta.url);

const pictureOf = (position: BannerPosition) =>
  readFile(new URL(`${position.toLowerCase().replaceAll('_', '-')}.png`, pictures), 'base64');

/** Adds a public banner at each position, whose link contains the position. */
export const addBanners = async (request: APIRequestContext, positions: readonly BannerPosition[]) => {
  const operator = { token: await requestToken(request, 'admin') };
  for (const position of positions) {
    const banner = {
      link: `https://example.org/${position}`,
      imageInBase64: await pictureOf(position),
      needShowToUsers: true,
    };
    const answer = await callAs(request, operator, 'POST', `/promo/${position}/banner`, banner);
    expect(answer.status()).toBe(201);
  }
};

export const removeBanners = async (request: APIRequestContext) => {
  const operator = { token: await requestToken(request, 'admin') };
  const blocks: PromoBlock[] = await (await callAs(request, operator, 'GET', '/promo')).json();
  for (const { position, banners } of blocks)
    for (const { id } of banners)
      await callAs(request, operator, 'DELETE', `/promo/${position}/banner/${id}`);
};

export const countClicks = async (request: APIRequestContext, position: BannerPosition): Promise<number> => {
  const operator = { token: await requestToken(request, 'admin') };
  return (await (await callAs(request, operator, 'GET', `/promo/${position}/click-count`)).json()).count;
};
