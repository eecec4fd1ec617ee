import { readFile } from 'node:fs/promises';
import { inRoot } from './paths.ts';

export type LockedPackage = {
  version?: string;
  integrity?: string;
  license?: string;
  link?: boolean;
  resolved?: string;
  cpu?: string[];
  os?: string[];
  dev?: boolean;
  devOptional?: boolean;
  optional?: boolean;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
};
export type LockFile = { packages: Record<string, LockedPackage> };

export const readLockFile = async (): Promise<LockFile> =>
  JSON.parse(await readFile(inRoot('package-lock.json'), 'utf8')) as LockFile;

/** npm’s lookup path for a dependency of the package at `path`: nearest first. */
export const placesOf = (path: string, name: string): string[] => {
  const places = [`${path}/node_modules/${name}`];
  for (let at = path.lastIndexOf('/node_modules/'); at > 0; at = path.lastIndexOf('/node_modules/', at - 1))
    places.push(`${path.slice(0, at)}/node_modules/${name}`);
  return [...places, `node_modules/${name}`];
};

export const nameOf = (place: string): string =>
  place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);

const systems = /android|darwin|freebsd|openbsd|netbsd|openharmony|linux|win32/;
const processors = /arm64|arm|x64|ia32|riscv64|ppc64|s390x|loong64|wasm32/;

/**
 * Adds optional binaries of other platforms that npm omitted because the registry in use lacks them. `npm
 * ci` rejects a lock file without them, though it would not install them.
 */
export const completeLock = ({ packages, ...rest }: LockFile) => {
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies).filter(
      ([name]) => !placesOf(path, name).some((place) => place in packages),
    ),
  );
  const entries = missing.map(([name, version]): [string, LockedPackage] => {
    const cpu = processors.exec(name)?.[0];
    const os = systems.exec(name)?.[0];
    return [
      `node_modules/${name}`,
      { version, ...(cpu && { cpu: [cpu] }), optional: true, ...(os && { os: [os] }) },
    ];
  });
  const sorted = Object.entries({ ...packages, ...Object.fromEntries(entries) }).sort(([a], [b]) =>
    a < b ? -1 : 1,
  );
  return {
    lock: { ...rest, packages: Object.fromEntries(sorted) },
    added: Object.keys(Object.fromEntries(entries)).length,
  };
};
