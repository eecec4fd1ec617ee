import { expect, test } from 'vitest';
import { code, email, password, phoneNumber, profile } from './accounts.ts';
import { accountsRoutes } from './accounts-routes.ts';

const accepts = (schema: { safeParse(value: unknown): { success: boolean } }, value: unknown) =>
  schema.safeParse(value).success;

test.each([
  ['seven characters', '1234567', false],
  ['eight characters', '12345678', true],
  ['eight characters outside the basic plane', '🚚'.repeat(8), true],
  ['128 characters', 'я'.repeat(128), true],
  ['129 characters', 'я'.repeat(129), false],
])('a password of %s', (_, value, good) => {
  expect(accepts(password, value)).toBe(good);
});

test.each([
  ['+79141234567', true],
  ['+8613912345678', true],
  ['89141234567', false],
  ['+7 914 123-45-67', false],
  ['+0123456789', false],
  ['+1234567890123456', false],
])('the phone number %s', (value, good) => {
  expect(accepts(phoneNumber, value)).toBe(good);
});

test('an e-mail address has at most 254 characters', () => {
  const domain = `${'d'.repeat(60)}.${'d'.repeat(60)}.${'d'.repeat(60)}.com`;
  expect(accepts(email, `${'a'.repeat(60)}@${domain}`)).toBe(true);
  expect(accepts(email, `${'a'.repeat(254)}@${domain}`)).toBe(false);
});

test.each([
  ['1', true],
  ['1234567890', true],
  ['12345678901', false],
  ['', false],
  ['12a4', false],
])('the code %j', (value, good) => {
  expect(accepts(code, value)).toBe(good);
});

test('a registration needs the identifier of its method, by default a phone number', () => {
  const { body } = accountsRoutes.register;
  const person = { password: 'taiga under snow', firstName: 'A', lastName: 'B', agreementAccepted: true };
  expect(body.parse({ ...person, phoneNumber: '+79141234567' })).toMatchObject({
    identificationMethod: 'PHONE_NUMBER',
    language: 'RU',
  });
  expect(accepts(body, { ...person, email: 'a@example.com' })).toBe(false);
  expect(accepts(body, { ...person, email: 'a@example.com', identificationMethod: 'EMAIL' })).toBe(true);
  expect(accepts(body, { ...person, phoneNumber: '+79141234567', agreementAccepted: false })).toBe(false);
});

test('a profile may be sent back; what is read-only in it is dropped, what is unknown is refused', () => {
  const { body } = accountsRoutes.putPersonalData;
  const own = profile.parse({
    id: '01980000-0000-7000-8000-000000000001',
    firstName: 'A',
    lastName: 'B',
    patronymic: null,
    phone: null,
    email: { value: 'a@example.com', verified: true },
    status: 'ACTIVE',
    language: 'RU',
    roles: [],
    secondStep: false,
    createdDate: '2026-11-20T12:00:00+09:00',
    version: 3,
  });
  expect(body.parse(own)).toEqual({
    firstName: 'A',
    lastName: 'B',
    patronymic: null,
    secondStep: false,
    version: 3,
  });
  expect(accepts(body, { ...own, password: 'x' })).toBe(false);
});
