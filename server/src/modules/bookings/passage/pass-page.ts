import { plateGroups } from '#kernel/plates/parse-plate.ts';
import type { PublicPages } from '../../../platform/http/pages/public-pages.ts';
import { wordsFor } from '../../../platform/messages/render-message.ts';
import { say } from '../../../platform/words/words.ts';
import { findBookingByPass } from '../booking/booking.queries.ts';

const address = /^\/pass\/([\w-]{22})$/;

/** The link preview in messengers; shows no more than the pass itself. */
export const passPages: PublicPages = {
  list: async () => [],
  find: async (ctx, path) => {
    const token = address.exec(path)?.[1];
    const booking = token === undefined ? undefined : await findBookingByPass(ctx.db, token);
    if (!booking) return undefined;
    const { language, config } = ctx;
    const words = wordsFor({ channel: 'EMAIL', language }, config.timeZone, {
      plate: plateGroups(booking.plate),
      number: booking.number,
      slot: booking.slot_at,
    });
    return {
      title: say(language, 'publicPages.pass.title', words),
      description: say(language, 'publicPages.pass.description', words),
    };
  },
};
