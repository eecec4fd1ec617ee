import { type LockedPackage, type LockFile, placesOf } from './lock-file.ts';

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
