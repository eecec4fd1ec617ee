import { expect, test } from 'vitest';
import {
  type Advisory,
  checkAdvisories,
  describeFinding,
  findVulnerable,
  mergeAudit,
  readAdvisories,
} from './advisories.ts';
import { readLockFile } from './lock-file.ts';

const known = await readAdvisories();
const lock = await readLockFile();

const planted = (place: string, version: string) =>
  findVulnerable({ packages: { ...lock.packages, [place]: { version } } }, known)
    .filter(({ advisory }) => !advisory.accepted)
    .map(describeFinding);

test('nothing in the lock file is known to be vulnerable, but what was accepted with a reason', async () => {
  expect(await checkAdvisories()).toMatchObject({ problems: [] });
});

test.each([
  ['node_modules/fastify', '5.7.1', /5\.7\.1: GHSA-jx2c-rxcm-jvmq.*; mended in 5\.7\.2/],
  ['node_modules/nodemailer', '9.0.0', /GHSA-p6gq-j5cr-w38f/],
  ['node_modules/nodemailer', '9.0.0-beta.1', /9\.0\.0-beta\.1: GHSA-p6gq-j5cr-w38f/],
  ['node_modules/@fastify/static', '10.1.0', /GHSA-83w8-p2f5-377r/],
  ['server/node_modules/jose', '4.15.4', /^server\/node_modules\/jose 4\.15\.4: GHSA-hhhv-q57g-882q/],
  ['node_modules/yaml', '2.0.0-7', /GHSA-f9xv-q969-pqx4/],
])('%s in version %s fails the check', (place, version, words) => {
  expect(planted(place, version)).toContainEqual(expect.stringMatching(words));
});

test.each([
  ['node_modules/jose', '4.15.5'],
  ['node_modules/find-my-way', '8.2.2'],
  ['node_modules/another-fastify', '1.0.0'],
])('%s in version %s does not', (place, version) => {
  expect(planted(place, version)).toEqual([]);
});

test('every advisory has one line for each package', () => {
  const keys = known.map(({ id, package: name }) => `${name} ${id}`);
  expect(keys).toEqual([...new Set(keys)].sort());
});

const report = {
  vulnerabilities: {
    'find-my-way': {
      via: [
        {
          name: 'find-my-way',
          title: 'Slow routes',
          url: 'https://github.com/advisories/GHSA-aaaa-bbbb-cccc',
          range: '<9.9.9',
        },
      ],
    },
    fastify: { via: ['find-my-way'] },
  },
};

test('what an audit finds is added; what was known stays, with its range renewed', () => {
  const old: Advisory[] = [
    { id: 'GHSA-zzzz-zzzz-zzzz', package: 'zod', vulnerable: '<1.0.0', summary: 'Long ago' },
  ];
  const added = {
    id: 'GHSA-aaaa-bbbb-cccc',
    package: 'find-my-way',
    vulnerable: '<9.9.9',
    summary: 'Slow routes',
  };
  expect(mergeAudit(old, report)).toEqual([added, ...old]);
  const accepted = { until: '2027-01-01', because: 'It is not used in this way anywhere in the product' };
  expect(
    mergeAudit([{ ...added, vulnerable: '<9.0.0', summary: 'Our words', accepted }, ...old], report),
  ).toEqual([{ ...added, summary: 'Our words', accepted }, ...old]);
});
