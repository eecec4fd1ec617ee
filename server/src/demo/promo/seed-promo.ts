import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BannerPosition, bannerPositions } from '#contract/promo/banner-places.ts';
import { lockBlock } from '../../modules/promo/banner.queries.ts';
import { addClicks } from '../../modules/promo/clicks/clicks.queries.ts';
import { createBanner } from '../../modules/promo/write-banners.ts';
import { type Context, inTransaction, type TrxContext } from '../../platform/context/context.ts';
import { hasEverHad } from '../ever-had.queries.ts';

const pastHours = 14 * 24;

const readPicture = (position: BannerPosition) => {
  const name = position.toLowerCase().replaceAll('_', '-');
  return readFile(join(import.meta.dirname, 'pictures', `${name}.png`), 'base64');
};

const clicksIn = (hour: Temporal.Instant, timeZone: string, place: number) => {
  const at = hour.toZonedDateTimeISO(timeZone);
  const daylight = Math.max(0, Math.sin(((at.hour - 5) / 18) * Math.PI));
  return 1 + Math.round(daylight * (6 + ((at.day * 7 + at.hour * 3 + place * 5) % 11)));
};

const addPastClicks = (ctx: TrxContext, blockId: string, place: number) => {
  const now = ctx.clock.now().round({ smallestUnit: 'hour', roundingMode: 'floor' });
  const hours = Array.from({ length: pastHours }, (_, ago) => now.subtract({ hours: ago + 1 }));
  const { timeZone } = ctx.config;
  return addClicks(
    ctx.db,
    0,
    hours.map((hour) => ({ blockId, hour, count: clicksIn(hour, timeZone, place) })),
  );
};

export const seedPromo = async (ctx: Context): Promise<void> => {
  const pictures = await Promise.all(bannerPositions.map(readPicture));
  await inTransaction(ctx, async (trx) => {
    // Serializes instances that start at once; the second one finds the rows.
    await lockBlock(trx.db, 'LEFT_1');
    if (await hasEverHad(trx.db, 'banner', 'BANNER_ADDED')) return;
    const then = ctx.clock.now().subtract({ hours: pastHours });
    for (const [place, position] of bannerPositions.entries()) {
      const { id } = await lockBlock(trx.db, position);
      const link = `https://example.org/${position.toLowerCase()}`;
      const imageInBase64 = pictures[place] ?? '';
      await createBanner({ ...trx, clock: { now: () => then } }, position, {
        link,
        imageInBase64,
        needShowToUsers: true,
      });
      await addPastClicks(trx, id, place);
    }
  });
};
