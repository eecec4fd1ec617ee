import type { TestApp } from './test-app.ts';

type Hooks = {
  /** Awaited before each statement that goes to PostgreSQL. */
  before?(text: string): Promise<void> | undefined;
  failed?(error: unknown, text: string): void;
};

type Query = (...args: unknown[]) => Promise<unknown>;

const textOf = (query: unknown): string =>
  typeof query === 'string' ? query : ((query as { text?: string } | undefined)?.text ?? '');

/** Lets a test see every statement of an instance, and how it ended, between the driver and the database. */
export const hookStatements = (app: TestApp, hooks: Hooks): void => {
  const hooked = new WeakSet<object>();
  app.database.pool.on('acquire', (client) => {
    if (hooked.has(client)) return;
    hooked.add(client);
    const query = client.query.bind(client) as Query;
    // What is held up holds up what was sent after it.
    let turn: Promise<unknown> = Promise.resolve();
    const withHooks: Query = async (...args) => {
      const own = turn.then(() => hooks.before?.(textOf(args[0])));
      turn = own.catch(() => undefined);
      await own;
      try {
        return await query(...args);
      } catch (error) {
        hooks.failed?.(error, textOf(args[0]));
        throw error;
      }
    };
    // Callbacks are the pool's own way of asking; nothing that runs in a transaction uses it.
    const isCallback = (args: unknown[]) => typeof args.at(-1) === 'function';
    Object.assign(client, {
      query: (...args: unknown[]) => (isCallback(args) ? query(...args) : withHooks(...args)),
    });
  });
};

const [deadlock, notSerializable, brokenCheck] = ['40P01', '40001', '23514'];
const unwanted = [deadlock, notSerializable, brokenCheck];

/**
 * Deadlocks, serialization failures and broken CHECKs of the instances so far. The retry hides them from whoever asked, at
 * the price of a second each; where everybody locks in one order and sells what he has locked there are none.
 */
export const watchConflicts = (apps: readonly TestApp[]): { readonly seen: string[] } => {
  const seen: string[] = [];
  for (const app of apps)
    hookStatements(app, {
      failed: (error, text) => {
        const { code, message, detail } = error as { code?: string; message: string; detail?: string };
        if (code !== undefined && unwanted.includes(code))
          seen.push(`${code} ${message}: ${text}\n${detail ?? ''}`);
      },
    });
  return { seen };
};
