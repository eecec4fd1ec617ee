import { plateKey } from '#kernel/plates/plate-key.ts';
import type { DemoRandom } from './demo-random.ts';
import { china, type DemoCountry, mongolia, russia } from './seed-names.ts';

export type DemoTruck = {
  readonly plate: string;
  readonly model: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
};

export type DemoCarrier = {
  readonly email: string;
  readonly country: DemoCountry;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly trucks: readonly DemoTruck[];
};

const carriers = 75;
const trucksEach = 4;

const countryOf = (nth: number): DemoCountry => {
  if (nth % 8 === 7) return mongolia;
  return nth % 5 < 3 ? russia : china;
};

export const demoFleet = (random: DemoRandom, taken: ReadonlySet<string>): DemoCarrier[] => {
  const used = new Set(taken);
  let phones = 0;
  const phoneOf = ({ phone }: DemoCountry) => `${phone}${String(5_100_000 + ++phones * 7).slice(-7)}`;
  const personOf = (country: DemoCountry) => ({
    firstName: random.pick(country.firstNames),
    lastName: random.pick(country.lastNames),
    phone: phoneOf(country),
  });
  const newPlate = (country: DemoCountry): string => {
    const plate = country.plate(random);
    if (used.has(plateKey(plate))) return newPlate(country);
    used.add(plateKey(plate));
    return plate;
  };
  return Array.from({ length: carriers }, (_, nth): DemoCarrier => {
    const country = countryOf(nth);
    return {
      ...personOf(country),
      email: `carrier-${String(nth + 1).padStart(2, '0')}@oktet.local`,
      country,
      trucks: Array.from({ length: trucksEach }, () => ({
        ...personOf(country),
        plate: newPlate(country),
        model: random.pick(country.models),
      })),
    };
  });
};
