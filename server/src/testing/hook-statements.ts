import type { TestApp } from './test-app.ts';

type Hooks = {
  /** Awaited before each statement is sent to PostgreSQL. */
  before?(text: string): Promise<void> | undefined;
  failed?(error: unknown, text: string): void;
};

type Query = (...args: unknown[]) => Promise<unknown>;

const textOf = (query: unknown): string =>
  typeof query === 'string' ? query : ((query as { text?: string } | undefined)?.text ?? '');

/** Lets a test intercept all statements of an instance and their failures. */
export const hookStatements = (app: TestApp, hooks: Hooks): void => {
  const hooked = new WeakSet<object>();
  app.database.pool.on('acquire', (client) => {
    if (hooked.has(client)) return;
    hooked.add(client);
    const query = client.query.bind(client) as Query;
    // Keeps the order: a delayed statement also delays later ones.
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
    // Only the pool itself passes callbacks, never a statement of a transaction.
    const isCallback = (args: unknown[]) => typeof args.at(-1) === 'function';
    Object.assign(client, {
      query: (...args: unknown[]) => (isCallback(args) ? query(...args) : withHooks(...args)),
    });
  });
};

const [deadlock, notSerializable, brokenCheck] = ['40P01', '40001', '23514'];
const unwanted = [deadlock, notSerializable, brokenCheck];

/** Collects conflicts, which retries would hide. With a consistent lock order there should be none. */
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
