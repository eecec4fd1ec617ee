import { readFileSync } from 'node:fs';
import { PlainError } from '../errors/plain-error.ts';
import { fileFault, folderFault } from './file-faults.ts';
import { type InstanceConfig, instanceSettings } from './instance-settings.ts';
import type { SettingGroup } from './setting-group.ts';
import type { SiteConfig } from './site-settings.ts';

/** Rooms and modules that have settings extend this type with what they make of them. */
export interface Config extends InstanceConfig, SiteConfig {}

export class ConfigError extends PlainError {
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(`The configuration is wrong:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`);
    this.faults = faults;
  }
}

const withoutEmpty = (env: NodeJS.ProcessEnv) =>
  Object.fromEntries(Object.entries(env).filter((entry): entry is [string, string] => !!entry[1]));

const suffix = '_FILE';

/**
 * `NAME_FILE` names a file that holds the value of the setting `NAME`, as containers and service managers hand
 * over secrets. Settings that are files themselves, such as REGULATIONS_FILE, stay as they are.
 */
const withSettingsFromFiles = (
  environment: Readonly<Record<string, string>>,
  settings: ReadonlySet<string>,
) => {
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

/** The only place that reads the environment. Reports all faults at once. */
export const readConfig = (env: NodeJS.ProcessEnv, groups: readonly SettingGroup[]): Config => {
  const all = [instanceSettings, ...groups];
  const settings = new Set(all.flatMap(({ names }) => names));
  const { values, faults: fileFaults } = withSettingsFromFiles(withoutEmpty(env), settings);
  const parts = all.map((group) => group.read(values));
  // The first part describes the instance, so the later parts can read it here.
  const config = {} as Config;
  for (const part of parts) Object.assign(config, part.toConfig(config));
  const dataDirFault = parts.some((part) => part.usesDataDir) ? folderFault(config.dataDir) : undefined;
  const faults = [
    ...fileFaults,
    ...parts.flatMap((part) => part.faults),
    ...(dataDirFault === undefined ? [] : [`DATA_DIR: ${dataDirFault}`]),
    ...parts.flatMap((part) => part.crossFaults(config)),
  ];
  if (faults.length > 0) throw new ConfigError(faults);
  return config;
};
