type Index = { readonly name: string; readonly definition: string };

/** Runs one statement and returns its rows. */
export type Run = (statement: string) => Promise<readonly object[]>;

const quoted = (tables: readonly string[]) => tables.map((table) => `'${table}'`).join(', ');

/** Loads without indexes and builds them afterwards, which is several times faster. Primary keys stay. */
export const withoutIndexes = async (
  run: Run,
  tables: readonly string[],
  load: () => Promise<void>,
): Promise<void> => {
  const indexes = (await run(`
    SELECT relname AS name, pg_get_indexdef(indexrelid) AS definition
    FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid
    WHERE indrelid::regclass::text IN (${quoted(tables)})
      AND NOT EXISTS (SELECT 1 FROM pg_constraint WHERE conindid = indexrelid)`)) as Index[];
  for (const { name } of indexes) await run(`DROP INDEX ${name}`);
  await load();
  for (const { definition } of indexes) await run(definition);
};
