import type { TestApp } from './test-app.ts';

type Query = (...args: unknown[]) => unknown;

/**
 * How often an instance waits for PostgreSQL: statements that are sent while an answer is still to come on the same
 * connection cost no wait of their own.
 */
export const countTrips = (
  app: TestApp,
): { readonly during: (work: () => Promise<unknown>) => Promise<number> } => {
  let trips = 0;
  const counted = new WeakSet<object>();
  app.database.pool.on('acquire', (client) => {
    if (counted.has(client)) return;
    counted.add(client);
    const query = client.query.bind(client) as Query;
    let unanswered = 0;
    Object.assign(client, {
      query: (...args: unknown[]) => {
        if (unanswered === 0) trips += 1;
        unanswered += 1;
        const answer = query(...args);
        const note = () => {
          unanswered -= 1;
        };
        Promise.resolve(answer).then(note, note);
        return answer;
      },
    });
  });
  return {
    during: async (work) => {
      trips = 0;
      await work();
      return trips;
    },
  };
};
