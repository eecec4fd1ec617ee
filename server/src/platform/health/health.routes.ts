import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors/app-error.ts';

type Parts = {
  readonly checkDatabase: () => Promise<void>;
  readonly checkRoom: () => Promise<void>;
};

const patienceMs = 2000;

/** False if it takes too long. */
const within = (answer: Promise<boolean>, ms: number): Promise<boolean> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), ms);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
};

/** `live`: the process runs. `ready`: it can serve, so a load balancer may use it. */
export const registerHealth = (app: FastifyInstance, { checkDatabase, checkRoom }: Parts): void => {
  // What hinders is logged when it begins, so a refusal here needs no line.
  const isReady = async () => {
    try {
      await checkDatabase();
      await checkRoom();
      return app.readiness.list().length === 0;
    } catch {
      return false;
    }
  };
  app.get('/health/live', async (_request, reply) =>
    reply.header('Cache-Control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/health/ready', async (_request, reply) => {
    if (!(await within(isReady(), patienceMs))) throw new AppError('UNAVAILABLE', { retryAfterSeconds: 1 });
    return reply.header('Cache-Control', 'no-store').send({ status: 'ok' });
  });
};
