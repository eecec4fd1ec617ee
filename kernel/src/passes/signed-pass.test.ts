import { expect, test } from 'vitest';
import {
  claimsFault,
  claimsIn,
  isPassText,
  type PassClaims,
  shortPass,
  signedPassIn,
} from './signed-pass.ts';

const claims: PassClaims = {
  iss: 'oktet.example',
  number: '261121-0007',
  plate: 'С217ОТ75',
  slot: 1_795_276_800,
  window: [-180, 120],
  v: 2,
  iat: 1_795_190_400,
  exp: 1_795_363_200,
};

const encode = (value: unknown) =>
  btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(value))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

const jwsOf = (said: unknown) =>
  `${encode({ alg: 'EdDSA', kid: 'abcdef' })}.${encode(said)}.${'a-_Z9'.repeat(17)}Q`;
const jws = jwsOf(claims);
const text = `OKT1:${jws}`;

const russian: Record<string, string> = {};
const latin = "qwertyuiop[]asdfghjkl;'zxcvbnm,.";
for (const [place, letter] of [...'йцукенгшщзхъфывапролджэячсмитьбю'].entries()) {
  const key = latin[place] ?? '';
  russian[key] = letter;
  if (key !== key.toUpperCase()) russian[key.toUpperCase()] = letter.toUpperCase();
}
russian[':'] = 'Ж';
const inRussian = (typed: string) => [...typed].map((letter) => russian[letter] ?? letter).join('');
const inOtherCase = (typed: string) =>
  [...typed]
    .map((letter) => (letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase()))
    .join('');

test.each([
  ['as it is', text],
  ['with blanks around it', ` ${text}\n`],
  ['in the Russian layout', inRussian(text)],
  ['with Caps Lock', inOtherCase(text)],
  ['in the Russian layout with Caps Lock', inOtherCase(inRussian(text))],
])('a pass that a scanner types %s is the same', (_, typed) => {
  expect(signedPassIn(typed)).toBe(jws);
  expect(shortPass(typed)).toBe('261121-0007');
});

test('what it says is read, and nothing else is taken for it', () => {
  expect(claimsIn(jws)).toEqual(claims);
  for (const said of [
    null,
    'x',
    1,
    {},
    { ...claims, v: '2' },
    { ...claims, window: [1] },
    { ...claims, number: '7' },
  ])
    expect(claimsIn(jwsOf(said))).toBeUndefined();
  expect(claimsIn('a.%%.b')).toBeUndefined();
});

test.each([
  ['another prefix', text.replace('OKT1', 'OKT2')],
  ['a longer text than a code holds', `OKT1:${jwsOf({ ...claims, plate: 'X'.repeat(100) })}`],
  ['a cut one', text.slice(0, -1)],
  ['another text of the same signature', `${text.slice(0, -1)}R`],
  ['padding', `${text}==`],
  ['no signature', text.replace(/[^.]+$/, '')],
  ['the old kind', '261121-0007-01234567'],
])('%s is no signed pass', (_, typed) => {
  expect(signedPassIn(typed)).toBeUndefined();
});

test('a text of either kind is a pass; screens repeat its number alone', () => {
  expect([text, 'OKT1:broken', '261121-0007-01234567'].map(isPassText)).toEqual([true, true, true]);
  expect(['261121-0007', 'С217ОТ75'].map(isPassText)).toEqual([false, false]);
  expect(['261121-0007-01234567', 'OKT1:broken', 'С217ОТ75'].map(shortPass)).toEqual([
    '261121-0007',
    'OKT1:',
    'С217ОТ75',
  ]);
});

test('the issuer is compared, then the end', () => {
  const issuer = claims.iss;
  expect(claimsFault(claims, { issuer, now: claims.exp - 1 })).toBeUndefined();
  expect(claimsFault(claims, { issuer, now: claims.exp })).toBe('EXPIRED');
  expect(claimsFault(claims, { issuer: 'another', now: claims.exp })).toBe('FOREIGN');
});
