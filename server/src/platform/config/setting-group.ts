import { z } from 'zod';

/** What settings of a room may depend on beside the room's own ones. */
export type Instance = {
  readonly production: boolean;
  /** The instance is not in production, and only this machine reaches it. */
  readonly local: boolean;
  readonly dataDir: string;
  readonly publicUrl: string;
};

type Environment = Readonly<Record<string, string>>;

type Rules<S extends z.ZodRawShape> = {
  /** These have no safe default in production: a default would lose data, mail or trust. */
  readonly requiredInProduction?: readonly (keyof S & string)[];
  /** Both of these settings or neither must be given. */
  readonly pair?: readonly [keyof S & string, keyof S & string];
  /** Without the first of these settings the others have no effect. */
  readonly companions?: readonly [keyof S & string, ...(keyof S & string)[]];
  /** A setting that is invalid by itself is absent from the values, but counts as given. */
  readonly faults?: (
    values: z.infer<z.ZodObject<S>>,
    instance: Instance,
    isGiven: (name: keyof S & string) => boolean,
  ) => readonly (string | undefined)[];
  readonly usesDataDir?: (isGiven: (name: keyof S & string) => boolean) => boolean;
  readonly toConfig: (values: z.infer<z.ZodObject<S>>, instance: Instance) => object;
};

/** The settings of a room or module; `load-config.ts` puts all groups together. */
export type SettingGroup = {
  readonly names: readonly string[];
  read(environment: Environment): {
    /** Faults of single settings. */
    readonly faults: readonly string[];
    readonly usesDataDir: boolean;
    crossFaults(instance: Instance): readonly string[];
    toConfig(instance: Instance): object;
  };
};

const ruleFaults = <S extends z.ZodRawShape>(
  { requiredInProduction = [], pair, companions }: Rules<S>,
  { production }: Instance,
  isGiven: (name: string) => boolean,
) => {
  const missing = production ? requiredInProduction.filter((name) => !isGiven(name)) : [];
  const faults = missing.map((name) => `${name} is required in production`);
  if (pair && isGiven(pair[0]) !== isGiven(pair[1])) faults.push(`${pair.join(' and ')} go together`);
  const [first, ...others] = companions ?? [];
  const lonely = first === undefined || isGiven(first) ? [] : others.filter(isGiven);
  if (lonely.length > 0) faults.push(`${lonely.join(', ')} without ${first}: nothing would use it`);
  return faults;
};

export const defineSettings = <S extends z.ZodRawShape>(shape: S, rules: Rules<S>): SettingGroup => ({
  names: Object.keys(shape),
  read: (environment) => {
    const schema = z.object(shape);
    const isGiven = (name: string) => name in environment;
    const { data, error } = schema.safeParse(environment);
    const issues = error?.issues ?? [];
    const wrong = new Set(issues.map(({ path }) => String(path[0])));
    // Drops invalid values, so that the checks across settings still run on the rest.
    const values =
      data ??
      schema.parse(Object.fromEntries(Object.entries(environment).filter(([name]) => !wrong.has(name))));
    return {
      faults: issues.map(({ path, message }) => `${path.join('.')}: ${message}`),
      usesDataDir: rules.usesDataDir?.(isGiven) ?? false,
      crossFaults: (instance) => [
        ...ruleFaults(rules, instance, isGiven),
        ...(rules.faults?.(values, instance, isGiven).filter((fault) => fault !== undefined) ?? []),
      ],
      toConfig: (instance) => rules.toConfig(values, instance),
    };
  },
});

/** Drops fields that are undefined, for types whose optional fields may be absent but not undefined. */
export const present = <T extends object>(value: T): { [K in keyof T]: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(value).filter(([, item]) => item !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>;
  };
