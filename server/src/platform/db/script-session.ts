/** One transaction in which multi-statement SQL scripts run: what migrations need and Kysely does not offer. */
export type ScriptSession = {
  exec(script: string): Promise<void>;
  rows<T>(statement: string): Promise<T[]>;
};

export type RunScripts = <T>(work: (session: ScriptSession) => Promise<T>) => Promise<T>;
