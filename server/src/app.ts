import type { FastifyInstance } from 'fastify';
import type { DestinationStream } from 'pino';
import { modules } from './modules.ts';
import { type Cost, createPasswords, usualCost } from './platform/auth/passwords.ts';
import { createSessionGate } from './platform/auth/session-gate.ts';
import { createTokens } from './platform/auth/tokens.ts';
import type { Config } from './platform/config/config.ts';
import type { Context, Services, TrxContext } from './platform/context/context.ts';
import {
  type Database,
  type DatabaseOptions,
  openDatabase,
  waitWhileReadOnly,
} from './platform/db/database.ts';
import { migrate, requireMigrated } from './platform/db/migrate.ts';
import { createEvents } from './platform/events/events.ts';
import { requireSameClock, watchClock } from './platform/health/clock-watch.ts';
import { watchDatabase } from './platform/health/database-watch.ts';
import { registerHealth } from './platform/health/health.routes.ts';
import { serveMetrics } from './platform/health/metrics-server.ts';
import { createRoomCheck } from './platform/health/room-check.ts';
import { watchScanner } from './platform/health/scanner-watch.ts';
import { registerAuthentication } from './platform/http/authentication.ts';
import type { RouteHost } from './platform/http/bind.ts';
import { type Timeouts, usualTimeouts } from './platform/http/body-timeouts.ts';
import { registerDocs } from './platform/http/docs/docs.ts';
import { closeConnections } from './platform/http/drain.ts';
import { registerAssets } from './platform/http/pages/assets.ts';
import { registerContentPictures } from './platform/http/pages/content-pictures.ts';
import { registerDemoPage } from './platform/http/pages/demo-page.ts';
import { registerOutboxPage } from './platform/http/pages/outbox-page.ts';
import { registerSearchEngines } from './platform/http/pages/search-engines.ts';
import { registerWebPages } from './platform/http/pages/web-pages.ts';
import { registerReadBudget } from './platform/http/read-budget.ts';
import { createContextOf } from './platform/http/request-context.ts';
import { createServer } from './platform/http/server.ts';
import { jobFigures } from './platform/jobs/jobs.queries.ts';
import { createJobs } from './platform/jobs/jobs.ts';
import { createLogger } from './platform/log/logger.ts';
import { createReadiness, type Readiness } from './platform/log/readiness.ts';
import { createAdmission } from './platform/memory/admission.ts';
import { createFreshCache } from './platform/memory/fresh-cache.ts';
import { createGathering } from './platform/memory/gathering.ts';
import { smsBudgetFigure } from './platform/messages/sms-budgets.ts';
import { startSending } from './platform/messages/start-sending.ts';
import { createMetrics } from './platform/metrics/metrics.ts';
import { setUpModule } from './platform/module/module.ts';
import { createNotices } from './platform/notices/notices.ts';
import { loadDemoPassword, loadSecrets } from './platform/secrets/secrets.ts';
import { openStorage } from './platform/storage/open-storage.ts';
import { createScanner } from './platform/storage/scanner.ts';
import { createEventStreams, type StreamTimes, usualStreamTimes } from './platform/streams/event-streams.ts';
import { type Clock, systemClock } from './platform/time/clock.ts';
import { orTellWhyNotListening } from './start-faults.ts';

export type AppOptions = Pick<DatabaseOptions, 'share' | 'say' | 'waits'> & {
  readonly config: Config;
  readonly clock?: Clock;
  /** The clock that is compared with the database's, because `clock` may have been moved deliberately. */
  readonly machineClock?: Clock;
  readonly timeouts?: Timeouts;
  readonly streamTimes?: StreamTimes;
  /** Tests use a cheap cost, because they hash often. */
  readonly passwordCost?: Cost;
  /** No workers: tests run the jobs themselves. */
  readonly manualJobs?: boolean;
  readonly logStream?: DestinationStream;
  readonly onMigrated?: (names: readonly string[]) => void;
};

export type App = {
  readonly server: FastifyInstance;
  readonly services: Services;
  readonly database: Database;
  readonly clockWatch: ReturnType<typeof watchClock>;
  readonly scannerWatch: ReturnType<typeof watchScanner>;
  readonly metricsPort: number | undefined;
  /** Context for code without a request: jobs, seeding, the command line. */
  systemContext(): Context;
  close(): Promise<void>;
};

/**
 * Bookings at a time: fewer than the pool's connections, so that other requests always get one. More would not
 * be faster, because they wait for each other's locks on booking numbers and cost PostgreSQL a tenth more time.
 */
const crowdLimits = { atOnce: 4, longestWaitMs: 15_000 };
/** More batches at once would wait for each other's locks; bigger ones gain little and hold the locks longer. */
const groupLimits = { atOnce: 2, mostInGroup: 16, longestWaitMs: 15_000 };

const drainMs = 5000;

export const buildApp = async (options: AppOptions): Promise<App> => {
  const { config, clock = systemClock, machineClock = systemClock } = options;
  const log = createLogger(config, options.logStream);
  const readiness = createReadiness(log);
  const database = await openDatabase({ ...options, readiness });
  try {
    await waitWhileReadOnly(database.db, options.say);
    await requireSameClock(database.db, machineClock);
    const migrated = config.database.migrateAtStart
      ? await migrate(database)
      : await requireMigrated(database);
    options.onMigrated?.(migrated);
    return await assemble(options, clock, log, readiness, database);
  } catch (error) {
    await database.close();
    throw error;
  }
};

const assemble = async (
  options: AppOptions,
  clock: Clock,
  log: ReturnType<typeof createLogger>,
  readiness: Readiness,
  database: Database,
): Promise<App> => {
  const { config } = options;
  const { db } = database;
  const metrics = createMetrics();
  const { server, drain } = await createServer(config, log, {
    readiness,
    metrics,
    timeouts: options.timeouts ?? usualTimeouts,
  });
  const secrets = await loadSecrets(config);
  const tokens = createTokens(secrets, clock);
  const notices = await createNotices(database);
  const sessions = createSessionGate(db, tokens, clock, notices);
  const events = createEvents<TrxContext>();
  const jobs = createJobs(database, server.log, {
    readiness,
    manual: options.manualJobs ?? false,
    timeZone: config.timeZone,
  });
  const storage = await openStorage(config);
  const scanner = config.scanner && createScanner(config.scanner);
  const streamTimes = options.streamTimes ?? usualStreamTimes;
  const streams = createEventStreams({ sessions, clock, log: server.log, readiness, times: streamTimes });
  const services: Services = {
    config,
    clock,
    secrets,
    tokens,
    passwords: createPasswords(options.passwordCost ?? usualCost),
    sessions,
    events,
    jobs,
    notices,
    storage,
    scanner,
    streams,
    metrics,
    cache: createFreshCache(),
    crowd: createAdmission(crowdLimits),
    together: createGathering(groupLimits),
  };
  const messages = Object.assign({}, ...modules.map((module) => module.messages));
  const sending = await startSending(services, db, messages);

  registerAuthentication(server, sessions);
  registerReadBudget(server, config.limits.readsPerMinute);
  if (config.docs) await registerDocs(server, config);
  const databaseWatch = watchDatabase(db, readiness);
  const scannerWatch = watchScanner(scanner, readiness);
  const checkRoom = createRoomCheck({ readiness, db, storage });
  registerHealth(server, { checkDatabase: databaseWatch.look, checkRoom });
  registerAssets(server, config);
  registerContentPictures(server, config);
  const outboxPassword = config.outbox ? await loadDemoPassword(config) : undefined;
  registerOutboxPage(server, { db, jobs, config, password: outboxPassword });
  if (config.demo) registerDemoPage(server);
  for (const module of modules) setUpModule(module, services);
  const contextOf = createContextOf(services, db);
  const publicPages = modules.flatMap((module) => module.publicPages ?? []);
  registerSearchEngines(server, contextOf, publicPages, config);
  for (const module of modules) module.files?.({ app: server, contextOf });
  for (const prefix of config.apiBases)
    await server.register(
      async (app) => {
        const host: RouteHost = { app, contextOf };
        for (const module of modules) module.routes(host);
      },
      { prefix },
    );
  await registerWebPages(server, {
    config,
    contextOf,
    keyedPages: modules.flatMap(({ keyedPages = [] }) => keyedPages),
    publicPages,
  });

  const systemContext = (): Context => ({
    ...services,
    db,
    log: server.log,
    actor: null,
    language: 'RU',
    requestId: 'system',
    address: '127.0.0.1',
    applicationType: 'web',
    userAgent: null,
    mayUseDemo: config.demo,
    requestKey: null,
    afterCommit: (action) => void Promise.resolve().then(action),
  });
  await server.ready();
  await jobs.start(systemContext);
  const stored = [...jobFigures, smsBudgetFigure, ...modules.flatMap(({ figures = [] }) => figures)];
  const watched = { database, readiness, systemContext, stored };
  const figures = config.metrics;
  const metricsServer =
    figures &&
    (await orTellWhyNotListening({ ...figures, prefix: 'METRICS_' }, serveMetrics(figures, watched)));
  const machineClock = options.machineClock ?? systemClock;
  const clockWatch = watchClock({ db, machineClock, readiness, jobs });
  const close = async () => {
    readiness.begin('closing');
    streams.close();
    clockWatch.close();
    databaseWatch.close();
    scannerWatch.close();
    metricsServer?.close();
    await drain.finished(drainMs);
    await closeConnections(server);
    await jobs.stop();
    sending.close();
    await database.close();
  };
  return {
    server,
    services,
    database,
    clockWatch,
    scannerWatch,
    systemContext,
    metricsPort: metricsServer?.port,
    close,
  };
};
