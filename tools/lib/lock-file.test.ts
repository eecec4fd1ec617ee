import { expect, test } from 'vitest';
import { completeLock } from './lock-file.ts';

test('binaries of other platforms that npm left out are added by version, the others stay as they are', () => {
  const { lock, added } = completeLock({
    packages: {
      '': {},
      'node_modules/tool': {
        version: '1.0.0',
        optionalDependencies: { '@tool/cli-darwin-arm64': '1.0.0', '@tool/cli-linux-x64': '1.0.0' },
      },
      'node_modules/@tool/cli-linux-x64': { version: '1.0.0', cpu: ['x64'], optional: true, os: ['linux'] },
      'node_modules/a/node_modules/b': { version: '2.0.0', optionalDependencies: { c: '1.1.1' } },
      'node_modules/a/node_modules/c': { version: '1.1.1' },
    },
  });
  expect(added).toBe(1);
  expect(lock.packages['node_modules/@tool/cli-darwin-arm64']).toEqual({
    version: '1.0.0',
    cpu: ['arm64'],
    optional: true,
    os: ['darwin'],
  });
  expect(Object.keys(lock.packages)).toEqual(Object.keys(lock.packages).toSorted());
});
