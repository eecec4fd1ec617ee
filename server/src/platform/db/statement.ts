import type { CompiledQuery, RawBuilder } from 'kysely';
import type { Db } from './database.ts';

/** Stands in a statement for a value that is known when it is sent. */
class Place {
  readonly name: PropertyKey;

  constructor(name: PropertyKey) {
    this.name = name;
  }
}

type Places<V> = { readonly [K in keyof V]: Place };

const places = new Proxy({}, { get: (_, name) => new Place(name) });

/**
 * A statement that is written once and sent often with other values: putting its text together takes longer than
 * anything else that is done here for a statement that reads little.
 */
export const writeOnce = <V extends object, R>(
  write: (db: Db, at: Places<V>) => RawBuilder<R>,
): ((db: Db, values: V) => CompiledQuery<R>) => {
  let written: CompiledQuery<R> | undefined;
  return (db, values) => {
    written ??= write(db, places as Places<V>).compile(db);
    const parameters = written.parameters.map((parameter) =>
      parameter instanceof Place ? values[parameter.name as keyof V] : parameter,
    );
    return { ...written, parameters };
  };
};
