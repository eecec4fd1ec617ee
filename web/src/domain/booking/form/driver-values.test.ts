import { expect, test } from 'vitest';
import { driverBody } from './driver-values.ts';

const values = { lastName: 'Ли', firstName: 'Вэй', patronymic: '', phoneNumber: '+79147771122', email: '' };

test('what was never given is left out, and what is taken away is null', () => {
  expect(driverBody(values)).toEqual({
    lastNameOfDriver: 'Ли',
    firstNameOfDriver: 'Вэй',
    phoneNumber: '+79147771122',
  });
  expect(driverBody(values, { patronymic: 'Ильич', email: 'a@b.ru' })).toMatchObject({
    patronymicOfDriver: null,
    email: null,
  });
  expect(driverBody({ ...values, email: 'c@d.ru' }, { email: null })).toMatchObject({ email: 'c@d.ru' });
});
