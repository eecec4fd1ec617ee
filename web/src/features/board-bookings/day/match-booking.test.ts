import { expect, test } from 'vitest';
import { matcherOf } from './match-booking.ts';

const booking = {
  vehicleRegistrationPlate: 'А 482 МХ 75',
  formattedBookingNumber: '261120-0121',
  phoneNumber: '+79144500103',
  lastNameOfDriver: 'Цыренов',
  firstNameOfDriver: 'Баир',
};
const finds = (typed: string) => matcherOf(typed)(booking);

test.each([
  '',
  '482',
  'a482mx',
  'мх 75',
  '261120-0121',
  '2611200121',
  '0121',
  '0103',
  '+7 914',
  'цырен',
  'Баир',
])('“%s” finds it', (typed) => expect(finds(typed)).toBe(true));

test.each(['483', 'х482', '0122', 'Цыренова', '---'])('“%s” does not', (typed) =>
  expect(finds(typed)).toBe(false),
);

test('a Chinese plate is found by its Han letter', () => {
  expect(matcherOf('黑')({ ...booking, vehicleRegistrationPlate: '黑B1N842' })).toBe(true);
});
