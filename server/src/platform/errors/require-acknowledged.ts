import { type GuardCode, needsOf, type TruckAct, type TruckFacts } from '#kernel/guards/guards.ts';
import { AppError } from './app-error.ts';

/**
 * Refuses an act while a guard stands against it that the operator has not acknowledged. Returns those he has, for the
 * event. The refusal carries the plate, because a screen that sent a pass or a number does not know it.
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
