import { plateKey } from '#kernel/plates/plate-key.ts';
import { inOtherLayout } from '#kernel/typing/other-layout.ts';
import { nextAct, type Truck } from '../acts/truck.ts';

type FoundTruck = Pick<Truck, 'plate' | 'number' | 'status'>;

const only = <T>(all: readonly T[]) => (all.length === 1 ? all[0] : undefined);

const isExact = ({ plate, number }: FoundTruck, typed: string) =>
  [typed, inOtherLayout(typed)].some((text) => plateKey(text) === plateKey(plate)) ||
  typed.replace(/\D/g, '') === number.replace('-', '');

/** The truck whose plate or number was typed in full, otherwise the only one found. */
export const namedTruck = <T extends FoundTruck>(found: readonly T[], typed: string): T | undefined =>
  only(found.filter((truck) => isExact(truck, typed))) ?? only(found);

/**
 * The truck that Enter acts on before anybody has chosen one. Among several it is the only one that can arrive,
 * because an arrival can be taken back.
 */
export const meantTruck = <T extends FoundTruck>(found: readonly T[], typed: string): T | undefined =>
  namedTruck(found, typed) ?? only(found.filter((truck) => nextAct(truck) === 'arrive'));
