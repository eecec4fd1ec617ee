import { keepDays, lastDayOver } from '../../server/src/modules/reports/count/kept-days.ts';
import type { BenchServer } from './postgres-server.ts';
import { loadPastBookings } from './rows/past-bookings.ts';
import { openStage, type Stage } from './stage.ts';

/** Drivers numbered after the ordinary ones have fifty past bookings each. */
export const pastDrivers = { ordinary: 20_000, withFifty: 20 };

/** Two years, because a report compares a year with the one before. */
const countedDays = 2 * 366;
const daysAtOnce = 61;

/** Counts days that the nightly job would have counted already. */
const countDays = async ({ app }: Stage) => {
  const ctx = app.systemContext();
  const last = lastDayOver(ctx);
  for (let ago = 0; ago < countedDays; ago += daysAtOnce)
    await keepDays(ctx, {
      from: last.subtract({ days: ago + daysAtOnce - 1 }),
      to: last.subtract({ days: ago }),
    });
};

/** A checkpoint with years of bookings behind it. */
export const openPast = async (server: BenchServer, count: number): Promise<Stage> => {
  const { ordinary, withFifty } = pastDrivers;
  const stage = await openStage(await server.database(`past_${count}`), {
    drivers: ordinary + withFifty,
    params: { slotCapacity: 1000, priorityReserve: 0 },
  });
  await loadPastBookings(stage, { count, drivers: ordinary, listed: withFifty, own: 50 });
  await countDays(stage);
  return stage;
};
