import i18next from 'i18next';
import { ApiError, hasCode } from '../../lib/api-error.ts';
import { wordsIn, wordsOf } from '../../ui/errors/words.ts';

/** What the rules say of the truck is told where the truck is chosen. */
const aboutTruck = [
  'VEHICLE_BANNED',
  'PLATE_ALREADY_BOOKED',
  'PLATE_OF_ANOTHER_ACCOUNT',
  'PLATE_APPROVED_ELSEWHERE',
] as const;

/** And of the time, where the time is. A full slot comes with others instead. */
const aboutTime = [
  'SLOT_NOT_FOUND',
  'SLOT_CLOSED',
  'SLOT_BEYOND_HORIZON',
  'SLOT_TOO_SOON',
  'SLOT_PAST',
] as const;

export type Refusals = { readonly truck: string | null; readonly time: string | null };

export const noRefusals: Refusals = { truck: null, time: null };

const wordsOfError = (error: ApiError) => (error.body ? wordsIn(i18next.t, wordsOf(error.body)) : '');

/** Null: it is about something else, and the form says it. */
export const refusalsOf = (error: unknown): Refusals | null => {
  if (!(error instanceof ApiError)) return null;
  if (hasCode(error, ...aboutTruck)) return { ...noRefusals, truck: wordsOfError(error) };
  if (hasCode(error, ...aboutTime)) return { ...noRefusals, time: wordsOfError(error) };
  return null;
};
