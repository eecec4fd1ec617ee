import type { PoolClient } from 'pg';

/** As the driver offers it, in all its forms. */
export type Query = (...args: unknown[]) => unknown;

/**
 * Statements with a promise of our own. An answer to one that the driver promises outlives every collection of young memory, so that
 * all that is ever read piles up until a full one; an answer to one that was given a callback dies young.
 */
export const answeredByCallback = (client: PoolClient): Query => {
  const query = client.query.bind(client) as Query;
  return (config, values, ...rest) => {
    if (rest.length > 0 || typeof values === 'function') return query(config, values, ...rest);
    return new Promise((resolve, reject) => {
      query(config, values, (error: Error | null, answer: unknown) =>
        error ? reject(error) : resolve(answer),
      );
    });
  };
};
