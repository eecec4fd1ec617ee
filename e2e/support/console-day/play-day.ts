import type { Language } from '#contract/common.ts';
import { beginDay } from './begin-day.ts';
import { callTrucks, checkTrucksIn } from './play-line.ts';
import { banTruck, blockDriver, bookForCaller, closeCheckpoint, decideDispute } from './play-office.ts';

type DayFixtures = Parameters<typeof beginDay>[0];

/** An operator's whole day without the mouse: nothing in it clicks, and nothing takes the focus but keys. */
export const playDay = async (given: DayFixtures, language: Language) => {
  const day = await beginDay(given, language);
  await checkTrucksIn(day);
  await callTrucks(day);
  await decideDispute(day);
  await bookForCaller(day);
  await closeCheckpoint(day);
  await banTruck(day);
  await blockDriver(day);
  await day.phone.context().close();
  await day.hall.context().close();
};
