import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors/app-error.ts';
import { within } from '../time/within.ts';

type Parts = {
  readonly checkDatabase: () => Promise<void>;
  readonly checkRoom: () => Promise<void>;
};

const patienceMs = 2000;

/** `live`: the process runs. `ready`: it can serve, so a load balancer may use it. */
export const registerHealth = (app: FastifyInstance, { checkDatabase, checkRoom }: Parts): void => {
  // What hinders is logged when it begins, so a refusal here needs no line.
  const requireReady = async () => {
    await checkDatabase();
    await checkRoom();
    if (app.readiness.list().length > 0) throw new Error('something hinders');
  };
  app.get('/health/live', async (_request, reply) =>
    reply.header('Cache-Control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/health/ready', async (_request, reply) => {
    await within(requireReady(), patienceMs).catch(() => {
      throw new AppError('UNAVAILABLE', { retryAfterSeconds: 1 });
    });
    return reply.header('Cache-Control', 'no-store').send({ status: 'ok' });
  });
};
