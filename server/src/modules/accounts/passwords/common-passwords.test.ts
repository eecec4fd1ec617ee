import { dictionary } from '@zxcvbn-ts/language-common';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

test.each(
  `password password1 password123 Password1 PASSWORD passw0rd P@ssw0rd p@ssw0rd P@$$w0rd Password@123 Pass@1234
  12345678 123456789 1234567890 12345678910 87654321 0987654321 11111111 88888888 12341234 123123123 11223344 1122334455
  12344321 1234554321 147258369 789456123 741852963 19861020 01012011 31415926 5201314520 69696969 10203040
  qwertyuiop qwerty123 qwerty12345 1q2w3e4r 1qaz2wsx zxcvbnm123 asdfghjkl asdfasdf qweqweqwe q1w2e3r4 abcd1234 aa123456
  qq123456 a123456789 123456789a 123456abc iloveyou sunshine princess football baseball superman starwars trustno1
  administrator admin123 Admin@123 adminadmin Welcome1 changeme minecraft letmein1 michael1 jordan23 test1234
  gfhjkm123 fktrcfylh yfnfif123 vfhbyf12345 пароль123 йцукен123 йцукенгш солнышко svetlana vladimir natasha1
  woaini1314 woaini520 woaiwojia zhang123 caonima123 xiaoxiao buzhidao aaaaaaaa abababab a5201314 1314520zz
  fylhtq1985 максим2013 красавица krasavica lubov123 12.05.1985 1985-05-12 89141234567 +79141234567 9141234567
  13912345678 8613912345678 oktet123 Oktet2026 октет2026 jrntn123 таможня1 tamozhnya border2026
  камаз12345 truck1234 driver777 граница!`.split(/\s+/),
)('%s is common', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

test.each([
  'taiga under snow',
  'correct horse battery staple',
  'oktet-demo',
  'Str0ng-Passw0rd!',
  'Zabaikalsk-2026',
  'kR7#pqLm2x',
  '83190275',
  'Amur 2031 km',
  '4821 758 310',
  'дорога на рассвете',
  '满洲里口岸卡车',
  'sunshine over Chita',
])('%s is not', (password) => {
  expect(isCommonPassword(password)).toBe(false);
});

test('what is made at random is not refused', () => {
  const random = fc.string({
    minLength: 12,
    maxLength: 64,
    unit: fc.constantFrom(...'abcdefghijkmnopqrstuvwxyz23456789'),
  });
  fc.assert(
    fc.property(random, (password) => !isCommonPassword(password) || new Set(password).size <= 4),
    { numRuns: 2000 },
  );
});

test('every one of the 10,000 most common passwords is refused, in capitals too', () => {
  const top = dictionary['passwords-common'].slice(0, 10_000);
  expect(top).toHaveLength(10_000);
  expect(
    top.filter((password) => !isCommonPassword(password) || !isCommonPassword(password.toUpperCase())),
  ).toEqual([]);
});
