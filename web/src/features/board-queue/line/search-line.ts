import type { AdminQueueRow } from '#contract/queue/queue.ts';
import { plateKey } from '#kernel/plates/plate-key.ts';
import { platesByPinyin } from '#kernel/plates/province-pinyin.ts';
import { nameInPinyin } from '#kernel/typing/chinese-names.ts';
import { inOtherLayout } from '#kernel/typing/other-layout.ts';
import { nextAct, type Truck } from '../acts/truck.ts';

type SearchedRow = Pick<
  AdminQueueRow,
  'vehicleRegistrationPlate' | 'formattedBookingNumber' | 'phone' | 'driver'
>;

/** So many digits may be the end of a number or of a phone. */
const shortestEnding = 4;

const plain = (text: string) => text.toLowerCase().replaceAll('ё', 'е');
const wordsOf = (text: string) => plain(text).split(/\s+/);

const isPlate = (plate: string, typed: string) => {
  const [key, part] = [plateKey(plate), plateKey(typed)];
  return (part !== '' && key.includes(part)) || platesByPinyin(typed).some((begin) => key.startsWith(begin));
};

const isNumber = ({ formattedBookingNumber, phone }: SearchedRow, typed: string) => {
  const digits = typed.replace(/\D/g, '');
  if (digits.length < shortestEnding || /\p{L}/u.test(typed)) return false;
  const number = formattedBookingNumber.replace('-', '');
  return number.startsWith(digits) || number.endsWith(digits) || phone?.endsWith(digits) === true;
};

const isName = (driver: string, typed: string) => {
  if (/\p{Script=Han}/u.test(driver))
    return (
      driver.replace(/\s/g, '').includes(typed) ||
      (/^[a-z\s]+$/i.test(typed) && nameInPinyin(driver).startsWith(plain(typed).replace(/\s/g, '')))
    );
  const names = wordsOf(driver);
  return wordsOf(typed).every((word) => names.some((name) => name.startsWith(word)));
};

const isFound = (row: SearchedRow, typed: string) =>
  isPlate(row.vehicleRegistrationPlate, typed) || isNumber(row, typed) || isName(row.driver, typed);

/** Trucks of the line that the server's search would find, without waiting for its answer. */
export const searchLine = <R extends SearchedRow>(rows: readonly R[], typed: string, most: number): R[] => {
  const readings = [typed, inOtherLayout(typed)];
  const found: R[] = [];
  for (const row of rows) {
    if (readings.some((reading) => isFound(row, reading))) found.push(row);
    if (found.length === most) break;
  }
  return found;
};

type FoundTruck = Pick<Truck, 'plate' | 'number' | 'status'>;

const only = <T>(all: readonly T[]) => (all.length === 1 ? all[0] : undefined);

const isExact = ({ plate, number }: FoundTruck, typed: string) =>
  [typed, inOtherLayout(typed)].some((text) => plateKey(text) === plateKey(plate)) ||
  typed.replace(/\D/g, '') === number.replace('-', '');

export const namedTruck = <T extends FoundTruck>(found: readonly T[], typed: string): T | undefined =>
  only(found.filter((truck) => isExact(truck, typed))) ?? only(found);

/**
 * The truck that Enter acts on before anybody has chosen one. Among several it is the only one that can arrive,
 * because an arrival can be taken back.
 */
export const meantTruck = <T extends FoundTruck>(found: readonly T[], typed: string): T | undefined =>
  namedTruck(found, typed) ?? only(found.filter((truck) => nextAct(truck) === 'arrive'));
