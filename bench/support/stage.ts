import { sql } from 'kysely';
import type { App } from '../../server/src/app.ts';
import { today } from '../../server/src/modules/slots/checkpoint-time.ts';
import { ensureSlots } from '../../server/src/modules/slots/ensure-slots.ts';
import { benchToken, openBenchApp } from './bench-app.ts';
import { addDrivers, type Driver, type Drivers } from './drivers.ts';
import { wireRequest } from './load/http-line.ts';
import { type MailSink, openMailSink, openSmsSink } from './message-sinks.ts';
import { type Product, startProduct } from './product.ts';

export type Stage = {
  readonly app: App;
  readonly url: string;
  /** AUTH_SECRET of every instance on this database. */
  readonly secret: string;
  readonly drivers: Drivers;
  /** `version` is the folder of another version. */
  start(version?: string): Promise<Product>;
  readonly mail: MailSink;
  close(): Promise<void>;
};

const secret = 'a secret that only the benchmarks know and use';

type StageOptions = {
  readonly drivers: number;
  readonly params: Readonly<Record<string, number | boolean | string>>;
};

/** Production settings: rate limits, all rules, a log line per request, codes by mail. */
const productionEnv = (smtpUrl: string, smsUrl: string): Record<string, string> => ({
  NODE_ENV: 'production',
  LOG_LEVEL: 'info',
  TRUST_PROXY: '127.0.0.1',
  PUBLIC_URL: 'http://localhost',
  SMTP_URL: smtpUrl,
  SMS_URL: smsUrl,
  TERMINAL_ADDRESSES: '127.0.0.1',
});

const setParams = async (app: App, params: StageOptions['params']): Promise<void> => {
  const response = await app.server.inject({
    method: 'PUT',
    url: '/api/system-params/booking-params',
    headers: { authorization: await benchToken(app, 'admin') },
    payload: params,
  });
  if (response.statusCode !== 200) throw new Error(response.body);
};

export const openStage = async (url: string, options: StageOptions): Promise<Stage> => {
  const env = { DATABASE_URL: url, AUTH_SECRET: secret };
  const app = await openBenchApp(env);
  const sink = await openMailSink();
  const sms = await openSmsSink();
  const products: Product[] = [];
  const production = { ...env, ...productionEnv(sink.url, sms.url), FILES_DIR: app.services.config.filesDir };
  // Without lead time tomorrow’s first slots stay bookable late in the evening.
  await setParams(app, { bookingLeadMinutes: 0, ...options.params });
  const ctx = app.systemContext();
  await ensureSlots(ctx, today(ctx), today(ctx).add({ days: 7 }));
  return {
    app,
    url,
    secret,
    drivers: await addDrivers(app, options.drivers),
    start: async (version) => {
      const product = await startProduct(production, version);
      products.push(product);
      return product;
    },
    mail: sink,
    close: async () => {
      await Promise.all(products.map((product) => product.stop()));
      sink.close();
      sms.close();
      await app.close();
    },
  };
};

export const slotsOf = ({ services: { config, clock } }: App, first: number, days: number): string[] => {
  const midnight = clock.now().toZonedDateTimeISO(config.timeZone).startOfDay().add({ days: first });
  return Array.from({ length: 24 * days }, (_, hour) => midnight.add({ hours: hour }).toInstant().toString());
};

export const dayOf = ({ services: { config } }: App, start: string): string =>
  Temporal.Instant.from(start).toZonedDateTimeISO(config.timeZone).toPlainDate().toString();

export const createRequest = (
  { authorization, vehicleId }: Driver,
  dateBooked: string,
  headers: Readonly<Record<string, string>> = {},
): string =>
  wireRequest({
    method: 'POST',
    path: '/booking',
    headers: { authorization, ...headers },
    body: { dateBooked, vehicleId, cargoType: 'GENERAL' },
  });

/** Slot counters, booking rows and answers must agree. */
export const requireSold = async ({ database: { db } }: App, expected: number): Promise<void> => {
  const { rows } = await sql<{ booked: number; bookings: number }>`
    SELECT (SELECT sum(booked) FROM slot)::int AS booked, (SELECT count(*) FROM booking)::int AS bookings`.execute(
    db,
  );
  if (rows[0]?.booked !== expected || rows[0].bookings !== expected)
    throw new Error(`${expected} were sold, but the database says ${JSON.stringify(rows[0])}`);
};
