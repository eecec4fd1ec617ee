import { startMailServer } from '../../server/src/testing/servers/mail-server.ts';
import { startS3Server } from '../../server/src/testing/servers/s3-server.ts';
import { benchToken } from '../support/bench-app.ts';
import { driverOf } from '../support/drivers.ts';
import { openStage, slotsOf } from '../support/stage.ts';
import { startDatabaseCluster } from './database-cluster.ts';
import { workAtGate } from './gate.ts';
import { startInstances } from './instances.ts';
import { createLedger } from './ledger.ts';
import type { Programs } from './programs.ts';
import { watchLine } from './screens.ts';
import { receiveVisitors } from './visitors.ts';

export const perSecond = 10;
const capacity = 1000;
/** The number of visitors that ask for a slot before the next slot is asked for. More than the slot's places. */
const perStart = 1200;
const screenCount = 30;

/** Opens the whole cluster at work: drivers book, an operator calls, and screens show the line. */
export const openScene = async (folder: string, programs: Programs, mostVisitors: number) => {
  const cluster = await startDatabaseCluster(folder, programs);
  console.log('the database cluster is whole');
  const stage = await openStage(cluster.url, {
    drivers: mostVisitors,
    params: { slotCapacity: capacity, priorityReserve: 0 },
  });
  const mail = await startMailServer({ security: 'none' });
  const { settings: s3 } = await startS3Server();
  const operator = await benchToken(stage.app, 'admin');
  const { instances } = await startInstances(folder, {
    NODE_ENV: 'production',
    LOG_LEVEL: 'info',
    TRUST_PROXY: '127.0.0.1',
    PUBLIC_URL: 'http://localhost',
    TERMINAL_ADDRESSES: '127.0.0.1',
    DATABASE_URL: cluster.url,
    AUTH_SECRET: stage.secret,
    SMTP_URL: mail.url,
    SMS_URL: 'http://127.0.0.1:9',
    S3_BUCKET: s3.bucket,
    S3_REGION: s3.region,
    S3_ENDPOINT: s3.endpoint,
    S3_FORCE_PATH_STYLE: 'on',
    S3_ACCESS_KEY_ID: s3.credentials?.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3.credentials?.secretAccessKey,
  });
  console.log('three instances are ready');

  const ledger = createLedger();
  const starts = slotsOf(stage.app, 1, 6);
  let came = 0;
  const visitors = receiveVisitors({
    ledger,
    perSecond,
    nextDriver: () => {
      came += 1;
      return driverOf(stage.app, stage.drivers.skip(1));
    },
    driverOf: (number) => driverOf(stage.app, Number(number)),
    nextStart: () => starts[Math.floor(came / perStart) % starts.length] ?? '',
  });
  const gate = workAtGate(ledger, operator);
  const screens = watchLine(screenCount, operator);
  return {
    cluster,
    instances,
    app: stage.app,
    env: { DATABASE_URL: cluster.url, AUTH_SECRET: stage.secret },
    ledger,
    visitors,
    gate,
    screens,
    visitorsSoFar: () => came,
    /** How many mails went to an account that had got the same mail before. */
    toldTwice: () => {
      const subjectOf = (source: string) => /^Subject: .*(\r?\n[ \t].*)*/im.exec(source)?.[0] ?? '';
      const mails = Map.groupBy(mail.received, ({ to, source }) => `${to.join()} ${subjectOf(source)}`);
      return [...mails.values()].reduce((sum, { length }) => sum + length - 1, 0);
    },
    calm: async () => {
      await gate.stop();
      await visitors.stop();
      screens.stop();
    },
  };
};

export type Scene = Awaited<ReturnType<typeof openScene>>;
