import i18next from 'i18next';
import { ApiError, hasCode } from '../../lib/api-error.ts';
import { wordsIn, wordsOf } from '../../ui/errors/words.ts';

const aboutTruck = [
  'VEHICLE_BANNED',
  'PLATE_ALREADY_BOOKED',
  'PLATE_OF_ANOTHER_ACCOUNT',
  'PLATE_APPROVED_ELSEWHERE',
] as const;

/** Refusals shown at the choice of the time. A full slot is not among them, because its error offers alternatives. */
const aboutTime = [
  'DAY_IS_DRAWN',
  'SLOT_NOT_FOUND',
  'SLOT_CLOSED',
  'SLOT_BEYOND_HORIZON',
  'SLOT_TOO_SOON',
  'SLOT_PAST',
] as const;

export type Refusals = { readonly truck: string | null; readonly time: string | null };

export const noRefusals: Refusals = { truck: null, time: null };

const wordsOfError = (error: ApiError) => (error.body ? wordsIn(i18next.t, wordsOf(error.body)) : '');

/** Null if the refusal concerns neither truck nor time, so that the form shows it. */
export const refusalsOf = (error: unknown): Refusals | null => {
  if (!(error instanceof ApiError)) return null;
  if (hasCode(error, ...aboutTruck)) return { ...noRefusals, truck: wordsOfError(error) };
  if (hasCode(error, ...aboutTime)) return { ...noRefusals, time: wordsOfError(error) };
  return null;
};
