import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { AppError } from '../errors/app-error.ts';

type Parts = {
  readonly db: Db;
  readonly checkRoom: () => Promise<void>;
};

const patienceMs = 2000;

const within = <T>(promise: Promise<T>, ms: number): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the database did not answer in time')), ms);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
};

/** `live`: the process runs. `ready`: it can serve, so a load balancer may use it. */
export const registerHealth = (app: FastifyInstance, { db, checkRoom }: Parts): void => {
  const requireReady = async () => {
    await sql`SELECT 1`.execute(db);
    await checkRoom();
    const hindrances = app.readiness.list();
    if (hindrances.length > 0) throw new Error(`not serving: ${hindrances.join(', ')}`);
  };
  app.get('/health/live', async (_request, reply) =>
    reply.header('Cache-Control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/health/ready', async (request, reply) => {
    try {
      await within(requireReady(), patienceMs);
    } catch (error) {
      request.log.warn({ err: error }, 'not ready');
      throw new AppError('UNAVAILABLE', { retryAfterSeconds: 1 });
    }
    return reply.header('Cache-Control', 'no-store').send({ status: 'ok' });
  });
};
