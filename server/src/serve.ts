import { inspect } from 'node:util';
import { type App, type AppOptions, buildApp } from './app.ts';
import { closeOnSignal } from './close-on-signal.ts';
import { demoGreeting } from './demo/demo-greeting.ts';
import { seedDemo } from './demo/seed-demo.ts';
import { loadConfig } from './load-config.ts';
import { addFirstAdministrator } from './modules/accounts/registration/add-vouched-account.ts';
import { beginSetup } from './modules/setup/setup-key.ts';
import type { Config } from './platform/config/config.ts';
import { PlainError } from './platform/errors/plain-error.ts';
import { createLogger } from './platform/log/logger.ts';
import { orTellWhyNotListening, orTellWhyNotOpen } from './start-faults.ts';

type Say = (line: string) => void;

/** Prints lines for a person at a terminal. In production they go to the log, whatever the log level is. */
const sayFor = ({ production }: Config): Say => {
  if (!production) return (line) => process.stdout.write(`${line}\n`);
  const log = createLogger({ logLevel: 'info' });
  return (line) => {
    if (line.trim() !== '') log.info(line.trim());
  };
};

/** Returns the stack and nothing else, because a database error also carries the values of its statement. */
const explain = (error: unknown) =>
  error instanceof Error ? (error.stack ?? error.message) : inspect(error);

/** The key stands in the fragment of the address, which browsers never send. */
const setupLines = ({ production, publicUrl }: Config, address: string, key: string) => [
  `  Nobody runs this checkpoint yet. Set it up at`,
  `                   ${(production ? publicUrl : address).replace(/\/+$/, '')}/board/setup#${key}`,
];

const greet = async (config: Config, say: Say, address: string, setupKey: string | undefined) => {
  say('');
  say(`  Oktet is at      ${address}`);
  say(`  The console at   ${address}/board`);
  if (config.docs) say(`  The API at       ${address}/docs`);
  for (const line of await demoGreeting(config, address)) say(line);
  if (setupKey !== undefined) for (const line of setupLines(config, address, setupKey)) say(line);
  say('');
};

type ServeOptions = Pick<AppOptions, 'clock' | 'passwordCost'> & {
  readonly demoDay?: boolean;
};

/** Beyond the backlog a client is not refused: its connection seems open and is reset a minute later. */
const backlog = 16_384;

const start = async (config: Config, options: ServeOptions): Promise<App> => {
  const say = sayFor(config);
  say(config.database.url ? 'Opening PostgreSQL…' : `Opening the embedded database in ${config.dataDir}…`);
  const onMigrated = (names: readonly string[]) => {
    if (names.length > 0) say(`Migrated: ${names.join(', ')}`);
  };
  const app = await orTellWhyNotOpen(config, buildApp({ ...options, config, say, onMigrated }));
  try {
    if (await addFirstAdministrator(app.systemContext()))
      say(`Administrator ${config.firstAdmin?.email} has been created.`);
    await seedDemo(app.systemContext(), options.demoDay);
    const setupKey = await beginSetup(app.systemContext());
    const { host, port } = config;
    await orTellWhyNotListening(config, app.server.listen({ host, port, backlog }));
    closeOnSignal(app.close, say);
    const bound = app.server.server.address();
    const address = `http://localhost:${typeof bound === 'object' && bound ? bound.port : port}`;
    await greet(config, say, address, setupKey);
    return app;
  } catch (error) {
    await app.close();
    throw error;
  }
};

export const serve = async (options: ServeOptions = {}): Promise<App> => {
  try {
    return await start(loadConfig(), options);
  } catch (error) {
    console.error(error instanceof PlainError ? error.message : explain(error));
    return process.exit(1);
  }
};
