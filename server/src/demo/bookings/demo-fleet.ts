import type { Language } from '#contract/common.ts';
import { plateKey } from '#kernel/plates/plate-key.ts';
import names from './demo-names.json' with { type: 'json' };
import type { DemoRandom } from './demo-random.ts';

type DemoCountry = {
  readonly language: Language;
  /** Prefix of a mobile number; seven digits follow. */
  readonly phone: string;
  readonly names: typeof names.russia;
  plate(random: DemoRandom): string;
};

const digits = (random: DemoRandom, count: number) =>
  Array.from({ length: count }, () => random.whole(0, 9)).join('');

const letters = (random: DemoRandom, among: string, count: number) =>
  Array.from({ length: count }, () => among[random.whole(0, among.length - 1)]).join('');

const russianLetters = 'АВЕКМНОРСТУХ';

const russia: DemoCountry = {
  language: 'RU',
  phone: '+7914',
  names: names.russia,
  plate: (random) =>
    `${letters(random, russianLetters, 1)} ${digits(random, 3)} ${letters(random, russianLetters, 2)} ${random.pick(['75', '75', '75', '03', '38', '28', '54'])}`,
};

const china: DemoCountry = {
  language: 'CN',
  phone: '+861390',
  names: names.china,
  plate: (random) =>
    `${random.pick(['蒙E', '蒙E', '蒙B', '黑B', '黑M', '吉H'])}·${letters(random, 'ABCDEFGHJKLMNPQRSTUVWXYZ0123456789', 1)}${digits(random, 4)}`,
};

const mongolia: DemoCountry = {
  language: 'EN',
  phone: '+9769',
  names: names.mongolia,
  plate: (random) =>
    `${digits(random, 2)}-${digits(random, 2)} ${random.pick(['УБА', 'УНӨ', 'ДОА', 'ДАӨ', 'СҮА'])}`,
};

const carriers = 75;
const trucksEach = 4;

const countryOf = (nth: number): DemoCountry => {
  if (nth % 8 === 7) return mongolia;
  return nth % 5 < 3 ? russia : china;
};

export const demoFleet = (random: DemoRandom, taken: ReadonlySet<string>) => {
  const used = new Set(taken);
  let phones = 0;
  const phoneOf = ({ phone }: DemoCountry) => `${phone}${String(5_100_000 + ++phones * 7).slice(-7)}`;
  const personOf = (country: DemoCountry) => ({
    first_name: random.pick(country.names.firstNames),
    last_name: random.pick(country.names.lastNames),
    phone: phoneOf(country),
  });
  const newPlate = (country: DemoCountry): string => {
    const plate = country.plate(random);
    if (used.has(plateKey(plate))) return newPlate(country);
    used.add(plateKey(plate));
    return plate;
  };
  return Array.from({ length: carriers }, (_, nth) => {
    const country = countryOf(nth);
    return {
      ...personOf(country),
      email: `carrier-${String(nth + 1).padStart(2, '0')}@oktet.local`,
      country,
      trucks: Array.from({ length: trucksEach }, () => ({
        ...personOf(country),
        plate: newPlate(country),
        model: random.pick(country.names.models),
      })),
    };
  });
};
