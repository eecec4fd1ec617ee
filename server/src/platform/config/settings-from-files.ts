import { readFileSync } from 'node:fs';
import { fileFault } from './file-faults.ts';

type Environment = Readonly<Record<string, string>>;

const suffix = '_FILE';

/**
 * `NAME_FILE` names a file that holds the value of the setting `NAME`, as containers and service managers hand
 * over secrets. Settings that are files themselves, such as REGULATIONS_FILE, stay as they are.
 */
export const withSettingsFromFiles = (environment: Environment, settings: ReadonlySet<string>) => {
  const values: Record<string, string> = { ...environment };
  const faults: string[] = [];
  for (const [name, path] of Object.entries(environment)) {
    const setting = name.slice(0, -suffix.length);
    if (!name.endsWith(suffix) || settings.has(name) || !settings.has(setting)) continue;
    const fault = setting in environment ? `${setting} is given as well: one of them` : fileFault(path);
    if (fault === undefined) values[setting] = readFileSync(path, 'utf8').replace(/\r?\n$/, '');
    else faults.push(`${name}: ${fault}`);
  }
  return { values, faults };
};
