import type { Language } from '#contract/common.ts';
import { beginDay } from './begin-day.ts';
import { callTrucks, checkTrucksIn } from './play-line.ts';
import { banTruck, blockDriver, bookForCaller, closeCheckpoint, decideDispute } from './play-office.ts';

type DayFixtures = Parameters<typeof beginDay>[0];

/** Plays an operator's whole day with the keyboard alone: no step clicks or sets the focus in another way. */
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
