import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bannerPositions } from '#contract/promo/banner-places.ts';
import { inRoot } from '../../../tools/lib/paths.ts';
import { openLine, wireRequest } from '../../support/http-line.ts';
import type { Side } from '../sides/side.ts';

const pictures = inRoot('server/src/modules/promo/demo/pictures');

/** Adds a banner in every position, if the commit supports banners. */
export const showBanners = async (side: Side): Promise<void> => {
  const headers = { authorization: side.prepared.admin, 'application-type': 'admin' };
  const line = await openLine(side.port);
  for (const position of bannerPositions) {
    const picture = join(pictures, `${position.toLowerCase().replaceAll('_', '-')}.png`);
    const body = {
      link: `https://example.org/${position}`,
      imageInBase64: readFileSync(picture, 'base64'),
      needShowToUsers: true,
    };
    const request = wireRequest({ method: 'POST', path: `/promo/${position}/banner`, headers, body });
    const { status } = await line.ask(request);
    if (status !== 201 && status !== 404) throw new Error(`a banner was answered with ${status}`);
  }
  line.close();
};
