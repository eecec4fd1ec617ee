import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { AppError } from '../errors/app-error.ts';

const patienceMs = 2000;

const within = <T>(promise: Promise<T>, ms: number): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the database did not answer in time')), ms);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
};

/** `live`: the process turns. `ready`: it can also serve, so a balancer may send visitors. */
export const registerHealth = (app: FastifyInstance, db: Db): void => {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.get('/health/live', async (_request, reply) =>
    reply.header('Cache-Control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/health/ready', async (request, reply) => {
    try {
      if (closing) throw new Error('the server is closing');
      await within(sql`SELECT 1`.execute(db), patienceMs);
    } catch (error) {
      request.log.warn({ err: error }, 'not ready');
      throw new AppError('UNAVAILABLE', { retryAfterSeconds: 1 });
    }
    return reply.header('Cache-Control', 'no-store').send({ status: 'ok' });
  });
};
