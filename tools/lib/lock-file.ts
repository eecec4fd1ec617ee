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

/** Name of the package at a place of the lock file. */
export const nameOf = (place: string): string =>
  place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
