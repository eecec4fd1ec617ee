import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { type LockFile, readLockFile } from './lock-file.ts';
import { inRoot } from './paths.ts';
import { type ShippedPackage, shippedPackages } from './shipped-packages.ts';

const purlOf = (name: string, version: string) => `pkg:npm/${name.replace('@', '%40')}@${version}`;

const hashesOf = (integrity: string | undefined) => {
  const [, content] = /^sha512-(\S+)$/.exec(integrity ?? '') ?? [];
  return content === undefined
    ? undefined
    : [{ alg: 'SHA-512', content: Buffer.from(content, 'base64').toString('hex') }];
};

const componentOf = ({ name, version, license, integrity, optional }: ShippedPackage) => {
  const hashes = hashesOf(integrity);
  return {
    type: 'library',
    'bom-ref': purlOf(name, version),
    name,
    version,
    purl: purlOf(name, version),
    scope: optional ? 'optional' : 'required',
    ...(license !== undefined && { licenses: [{ expression: license }] }),
    ...(hashes && { hashes }),
  };
};

/** A hash of the content, so that the same lock file always gives the same document, which therefore has no time. */
const serialNumberOf = (content: unknown) => {
  const hex = createHash('sha256').update(JSON.stringify(content)).digest('hex');
  return `urn:uuid:${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
};

/** CycloneDX 1.6. `npm sbom` loses packages that one workspace ships and another uses as a tool, such as fastify. */
export const makeSbom = (lock: LockFile) => {
  const { packages, direct } = shippedPackages(lock);
  const { version = '', license = '' } = lock.packages[''] ?? {};
  const product = purlOf('oktet', version);
  const refOf = (id: string) => purlOf(id.slice(0, id.lastIndexOf('@')), id.slice(id.lastIndexOf('@') + 1));
  const refsOf = (ids: readonly string[]) => [...new Set(ids.map(refOf))].sort();
  const content = {
    metadata: {
      component: {
        type: 'application',
        'bom-ref': product,
        name: 'oktet',
        version,
        purl: product,
        licenses: [{ expression: license }],
      },
    },
    components: packages.map(componentOf),
    dependencies: [
      { ref: product, dependsOn: refsOf(direct) },
      ...packages.map(({ name, version: of, uses }) => ({ ref: purlOf(name, of), dependsOn: refsOf(uses) })),
    ],
  };
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: serialNumberOf(content),
    version: 1,
    ...content,
  };
};

export const writeSbom = async (): Promise<void> => {
  const sbom = makeSbom(await readLockFile());
  await writeFile(inRoot('oktet.cdx.json'), `${JSON.stringify(sbom, null, 2)}\n`);
};
