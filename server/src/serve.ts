import { type App, type AppOptions, buildApp } from './app.ts';
import { seedAccounts } from './modules/accounts/seed-accounts.ts';
import { seedVehicles } from './modules/vehicles/seed-vehicles.ts';
import { type Config, ConfigError, loadConfig } from './platform/config/config.ts';
import { DataDirInUseError } from './platform/db/data-dir-lock.ts';
import { ChangedMigrationError, NewerDatabaseError } from './platform/db/migrate.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

const isPlainFault = (error: unknown): error is Error =>
  error instanceof ConfigError ||
  error instanceof DataDirInUseError ||
  error instanceof NewerDatabaseError ||
  error instanceof ChangedMigrationError;

/** A fault of the surroundings is told in one sentence; only our own come with a stack. */
const explain = (error: unknown, config?: Config): string => {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE')
    return `Port ${config?.port} is taken on ${config?.host}: stop what uses it, or set PORT to another one.`;
  if (code === 'EACCES') return `No permission to listen on port ${config?.port} of ${config?.host}.`;
  if (isPlainFault(error)) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
};

const closeOnSignal = (app: App) => {
  let closing = false;
  const close = async (signal: string) => {
    if (closing) return;
    closing = true;
    say(`\n${signal}: finishing what is under way…`);
    await app.close();
    say('Stopped.');
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      close(signal).catch((error: unknown) => {
        console.error(error);
        process.exit(1);
      });
    });
};

const greet = (config: Config, address: string, demo: readonly string[]) => {
  say('');
  say(`  Oktet is at      ${address}`);
  say(`  The console at   ${address}/board`);
  say(`  The API at       ${address}/docs`);
  if (config.outbox) say(`  Messages at      ${address}/dev/outbox`);
  if (demo.length > 0) say(`  Demo accounts    ${demo.join(', ')}  (password oktet-demo)`);
  say('');
};

/** What the journeys' product has of its own. */
type ServeOptions = Pick<AppOptions, 'clock' | 'passwordCost'>;

const start = async (config: Config, options: ServeOptions) => {
  say(config.database.url ? 'Opening PostgreSQL…' : `Opening the embedded database in ${config.dataDir}…`);
  const app = await buildApp({
    ...options,
    config,
    onMigrated: (names) => {
      if (names.length > 0) say(`Migrated: ${names.join(', ')}`);
    },
  });
  try {
    const demo = await seedAccounts(app.systemContext(), say);
    await seedVehicles(app.systemContext());
    await app.server.listen({ host: config.host, port: config.port });
    closeOnSignal(app);
    const bound = app.server.server.address();
    greet(config, `http://localhost:${typeof bound === 'object' && bound ? bound.port : config.port}`, demo);
  } catch (error) {
    await app.close();
    throw error;
  }
};

/** Reads the configuration, seeds, listens, and ends the process when told to or when it cannot begin. */
export const serve = async (options: ServeOptions = {}): Promise<void> => {
  let config: Config | undefined;
  try {
    config = loadConfig();
    await start(config, options);
  } catch (error) {
    console.error(explain(error, config));
    process.exit(1);
  }
};
