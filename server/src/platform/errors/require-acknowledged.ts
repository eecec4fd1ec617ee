import { type GuardCode, needsOf, type TruckAct, type TruckFacts } from '#kernel/guards/guards.ts';
import { AppError } from './app-error.ts';

/**
 * Refuses an act while an unacknowledged guard stands against it. Returns the acknowledged guards, for the act's
 * event. The refusal names the plate, because a screen that sent a pass or a number does not know it.
 */
export const requireAcknowledged = (
  act: TruckAct,
  facts: TruckFacts,
  acknowledged: readonly GuardCode[],
  plate?: string,
): GuardCode[] => {
  const needs = needsOf(act, facts);
  const open = needs.filter(({ code }) => !acknowledged.includes(code));
  if (open.length > 0)
    throw new AppError('NEEDS_ACKNOWLEDGEMENT', { extras: { needs: open, vehicleRegistrationPlate: plate } });
  return needs.map(({ code }) => code);
};
