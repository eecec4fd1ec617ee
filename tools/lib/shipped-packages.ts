import { type LockedPackage, type LockFile, nameOf, placesOf } from './lock-file.ts';

export type ShippedPackage = {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly integrity?: string;
  /** Needed on some machines only: binaries by platform, drivers that are used where they are installed. */
  readonly optional: boolean;
  /** `name@version` of what it uses. */
  readonly uses: readonly string[];
};

const idOf = (place: string, { version }: LockedPackage) => `${nameOf(place)}@${version}`;

/** Where a dependency of the package at `path` lies. A workspace is a link to its folder. */
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
  // Those that may be absent are there because of tools: types, compilers.
  const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional);
  const places = (names: readonly string[]) => names.flatMap((name) => resolve(lock, path, name) ?? []);
  return {
    required: places([...Object.keys(dependencies), ...peers]),
    optional: places(Object.keys(optionalDependencies)),
  };
};

const isWorkspace = (place: string) => !place.includes('node_modules/');

/** Places of all that `roots` need at run time; `true`: only where a package is optional. */
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
  // The root names the programs of Node; its other dependencies are tools.
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
    /** `name@version` of what the product itself asks for. */
    direct: [...places.keys()].filter(isWorkspace).flatMap(usesOf),
  };
};
