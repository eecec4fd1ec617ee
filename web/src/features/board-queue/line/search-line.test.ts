import { expect, test } from 'vitest';
import { searchLine } from './search-line.ts';

const row = (plate: string, driver: string, number: string, phone: string) => ({
  vehicleRegistrationPlate: plate,
  driver,
  formattedBookingNumber: number,
  phone,
});

const rows = [
  row('К732АМ75', 'Королёв Пётр', '261120-0017', '+79140001231'),
  row('黑B48210', '李 鑫', '261120-0018', '+8613904700001'),
  row('蒙E73251', '曾伟', '261121-0019', '+8613904700002'),
];

test.each([
  ['732', ['К732АМ75', '蒙E73251']],
  ['r732fv', ['К732АМ75']],
  ['rjhjktd', ['К732АМ75']],
  ['петр кор', ['К732АМ75']],
  ['0018', ['黑B48210']],
  ['261121', ['蒙E73251']],
  ['1231', ['К732АМ75']],
  ['hb48', ['黑B48210']],
  ['heib', ['黑B48210']],
  ['lixin', ['黑B48210']],
  ['li x', ['黑B48210']],
  ['zengw', ['蒙E73251']],
  ['дшчшт', ['黑B48210']],
  ['伟', ['蒙E73251']],
  ['ол', []],
  ['--', []],
])('%s finds %j', (typed, plates) => {
  expect(searchLine(rows, typed, 5).map(({ vehicleRegistrationPlate: plate }) => plate)).toEqual(plates);
});

test('no more than are shown', () => {
  expect(searchLine(rows, '7', 1)).toHaveLength(1);
});
