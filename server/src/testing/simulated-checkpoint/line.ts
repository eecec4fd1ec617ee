import type { Truck } from './trucks.ts';

/** Orders trucks without any code of the product, so that it can check that code. */

const standsBefore = (a: Truck, b: Truck): boolean => {
  if (a.standsWith !== b.standsWith) return a.standsWith < b.standsWith;
  if (a.late !== b.late) return b.late;
  if (a.urgent !== b.urgent) return a.urgent;
  return a.comesAt !== b.comesAt ? a.comesAt < b.comesAt : a.number < b.number;
};

const join = (line: Truck[], truck: Truck): void => {
  const place = line.findIndex((other) => standsBefore(truck, other));
  line.splice(place === -1 ? line.length : place, 0, truck);
};

const runningSlot = (minute: number) => Math.floor(minute / 60) * 60;

const lateAfter = 10;

export const arrive = (line: Truck[], truck: Truck, minute: number): void => {
  truck.late = minute > truck.slot + lateAfter;
  if (truck.late) {
    const served = line.find((other) => !other.late)?.slot ?? Number.POSITIVE_INFINITY;
    truck.standsWith = Math.max(truck.slot, Math.min(runningSlot(minute), served));
  }
  join(line, truck);
};

export const comeBack = (line: Truck[], truck: Truck, minute: number): void => {
  truck.late = true;
  truck.standsWith = Math.max(truck.standsWith, runningSlot(minute));
  join(line, truck);
};
