/** One transaction for multi-statement SQL scripts, which Kysely does not support. */
export type ScriptSession = {
  exec(script: string): Promise<void>;
  rows<T>(statement: string): Promise<T[]>;
};

export type RunScripts = <T>(work: (session: ScriptSession) => Promise<T>) => Promise<T>;
