import { type LockedPackage, type LockFile, nameOf, placesOf } from './lock-file.ts';

export type ShippedPackage = {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly integrity?: string;
  /** Only some machines need the package: a binary for a platform, or a driver that is used if it is installed. */
  readonly optional: boolean;
  /** `name@version` of the packages that it uses. */
  readonly uses: readonly string[];
};

const idOf = (place: string, { version }: LockedPackage) => `${nameOf(place)}@${version}`;

/** Folder of a dependency of the package at `path`. For a workspace it is the folder that the link leads to. */
const resolve = ({ packages }: LockFile, path: string, name: string): string | undefined => {
  const place = placesOf(path, name).find((one) => one in packages);
  const found = place === undefined ? undefined : packages[place];
  return found?.link ? found.resolved : place;
};

const dependenciesOf = (lock: LockFile, path: string) => {
  const {
    dependencies = {},
    peerDependencies = {},
    peerDependenciesMeta = {},
    optionalDependencies = {},
  } = lock.packages[path] ?? {};
  // Optional peers are left out, because they are only there for tools such as types and compilers.
  const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional);
  const places = (names: readonly string[]) => names.flatMap((name) => resolve(lock, path, name) ?? []);
  return {
    required: places([...Object.keys(dependencies), ...peers]),
    optional: places(Object.keys(optionalDependencies)),
  };
};

const isWorkspace = (place: string) => !place.includes('node_modules/');

const walk = (lock: LockFile, roots: readonly string[]): ReadonlyMap<string, boolean> => {
  const found = new Map<string, boolean>();
  const visit = (place: string, optional: boolean) => {
    const known = found.get(place);
    if (known === undefined ? false : known === optional || optional) return;
    found.set(place, optional);
    const next = dependenciesOf(lock, place);
    for (const one of next.required) visit(one, optional);
    for (const one of next.optional) visit(one, true);
  };
  for (const root of roots) visit(root, false);
  return found;
};

/** Every package that an installation runs or sends to browsers, sorted, each version once. */
export const shippedPackages = (lock: LockFile) => {
  // The root brings the binaries of Node. Its other dependencies are tools.
  const places = walk(lock, ['', 'server', 'web']);
  const usesOf = (place: string) => {
    const { required, optional } = dependenciesOf(lock, place);
    return [...required, ...optional]
      .filter((one) => !isWorkspace(one))
      .map((one) => idOf(one, lock.packages[one] as LockedPackage));
  };
  const shipped = new Map<string, ShippedPackage>();
  for (const [place, optional] of places) {
    if (isWorkspace(place)) continue;
    const found = lock.packages[place] as LockedPackage;
    const id = idOf(place, found);
    shipped.set(id, {
      name: nameOf(place),
      version: found.version ?? '',
      ...(found.license !== undefined && { license: found.license }),
      ...(found.integrity !== undefined && { integrity: found.integrity }),
      optional: optional && (shipped.get(id)?.optional ?? true),
      uses: usesOf(place),
    });
  }
  return {
    packages: [...shipped].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one),
    /** `name@version` of the packages that the product itself requires. */
    direct: [...places.keys()].filter(isWorkspace).flatMap(usesOf),
  };
};
