import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors/app-error.ts';
import type { Hindrance } from '../log/readiness.ts';
import { within } from '../time/within.ts';

type Parts = {
  readonly checkDatabase: () => Promise<void>;
  readonly checkRoom: () => Promise<void>;
};

const patienceMs = 2000;

/** All instances share the scanner: if they were not ready without it, nobody could book because nobody can upload. */
const isBearable = (hindrance: Hindrance) => hindrance === 'scanner-away';

/** `live`: the process runs. `ready`: it can serve, so a load balancer may use it; `degraded`: except for uploads. */
export const registerHealth = (app: FastifyInstance, { checkDatabase, checkRoom }: Parts): void => {
  // A hindrance is logged when it begins, so this refusal needs no line in the log.
  const requireReady = async () => {
    await checkDatabase();
    await checkRoom();
    if (!app.readiness.list().every(isBearable)) throw new Error('something hinders');
  };
  app.get('/health/live', async (_request, reply) =>
    reply.header('Cache-Control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/health/ready', async (_request, reply) => {
    await within(requireReady(), patienceMs).catch(() => {
      throw new AppError('UNAVAILABLE', { retryAfterSeconds: 1 });
    });
    const hindrances = app.readiness.list();
    return reply
      .header('Cache-Control', 'no-store')
      .send(hindrances.length === 0 ? { status: 'ok' } : { status: 'degraded', hindrances });
  });
};
