import { deleteDemoSessions } from '../modules/accounts/sessions/sessions.queries.ts';
import { type Context, inTransaction } from '../platform/context/context.ts';
import { seedAccounts } from './accounts/seed-accounts.ts';
import { seedAppeals } from './appeals/seed-appeals.ts';
import { seedDay } from './bookings/seed-day.ts';
import { seedDraws } from './draws/seed-draws.ts';
import { seedDuty } from './duties/seed-duty.ts';
import { seedNews } from './news/seed-news.ts';
import { seedPromo } from './promo/seed-promo.ts';
import { seedVehicles } from './vehicles/seed-vehicles.ts';
import { seedWaitingList } from './waiting-list/seed-waiting-list.ts';

/** Fills a demo at its first start. Without a busy day it gets only people and trucks. */
export const seedDemo = async (ctx: Context, hasBusyDay = true): Promise<void> => {
  if (!ctx.config.demo) {
    // A former demo database may hold sessions opened with the demo password.
    await inTransaction(ctx, (trx) => deleteDemoSessions(trx.db));
    return;
  }
  await seedAccounts(ctx);
  await seedVehicles(ctx);
  if (!hasBusyDay) return;
  await seedDay(ctx);
  await seedAppeals(ctx);
  await seedWaitingList(ctx);
  await seedDraws(ctx);
  await seedDuty(ctx);
  await seedPromo(ctx);
  await seedNews(ctx);
};
