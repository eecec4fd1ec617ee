import type { FastifyBaseLogger } from 'fastify';
import type { Language } from '#contract/common.ts';
import type { Admission } from './admission.ts';
import type { Actor, ApplicationType } from './auth/actor.ts';
import type { PasswordHashing, Passwords } from './auth/passwords.ts';
import type { SessionGate } from './auth/session-gate.ts';
import type { Tokens } from './auth/tokens.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config/config.ts';
import type { Db } from './db/database.ts';
import { doOnce, type RequestKey } from './db/once.ts';
import { type Trx, transact } from './db/transact.ts';
import type { EventBus } from './events/events.ts';
import type { FreshCache } from './fresh-cache.ts';
import type { Gathering } from './gathering.ts';
import type { JobQueue } from './jobs/jobs.ts';
import type { Notices } from './notices/notices.ts';
import type { Secrets } from './secrets.ts';
import type { Storage } from './storage/storage.ts';
import type { EventStreams } from './streams/event-streams.ts';

export type Events = EventBus<TrxContext>;
export type Jobs = JobQueue<Context>;

/** What lives as long as the server does. */
export type Services = {
  readonly config: Config;
  readonly clock: Clock;
  readonly secrets: Secrets;
  readonly tokens: Tokens;
  readonly passwords: PasswordHashing;
  readonly sessions: SessionGate;
  readonly events: Events;
  readonly jobs: Jobs;
  readonly notices: Notices;
  readonly storage: Storage;
  readonly streams: EventStreams;
  readonly cache: FreshCache;
  /** For what a crowd may ask for at the same moment. */
  readonly crowd: Admission;
  /** For what a crowd asks for alike, so that it can be done for several at once. */
  readonly together: Gathering;
};

/** What a use case is given. `db` is the transaction when there is one: never reach for another. */
export type Context = Omit<Services, 'passwords'> & {
  /** In the line of the address that asks. */
  readonly passwords: Passwords;
  readonly db: Db;
  readonly log: FastifyBaseLogger;
  /** Null for a visitor who is not signed in, and for jobs. */
  readonly actor: Actor | null;
  readonly language: Language;
  readonly requestId: string;
  readonly address: string;
  readonly applicationType: ApplicationType;
  readonly userAgent: string | null;
  /** Demo accounts exist for whoever sits at the machine, and for nobody else. */
  readonly mayUseDemo: boolean;
  /** By which the sender knows this request, so that sending it twice does it once. */
  readonly requestKey: RequestKey | null;
  /** Runs after the transaction has committed, and never if it does not. Outside one: at once. */
  afterCommit(action: () => void | Promise<void>): void;
};

/** The context of code that must run in a transaction: the compiler keeps the outer connection away from it. */
export type TrxContext = Omit<Context, 'db'> & {
  readonly db: Trx;
  /** Runs in the transaction, after all of its work: for locks that everybody waits for. */
  beforeCommit(action: () => Promise<void>): void;
};

const runAll = async (log: FastifyBaseLogger, actions: readonly (() => void | Promise<void>)[]) => {
  for (const action of actions) {
    try {
      await action();
    } catch (error) {
      // The work is committed: what follows it may be late, but must not make it look failed.
      log.error({ err: error }, 'an after-commit action failed');
    }
  }
};

/**
 * Opens a transaction for `work`. Called inside one it would hang or split the work, so it throws there. `once`: this is
 * what the request is for, so a request that was done before is given that output again.
 */
export const inTransaction = async <T>(
  ctx: Context,
  work: (ctx: TrxContext) => Promise<T>,
  options: { readonly once?: true; readonly deadlineMs?: number } = {},
): Promise<T> => {
  let pending: (() => void | Promise<void>)[] = [];
  const result = await transact(
    ctx.db,
    (trx) => {
      pending = [];
      const last: (() => Promise<void>)[] = [];
      const run = async () => {
        const output = await work({
          ...ctx,
          db: trx,
          beforeCommit: (action) => last.push(action),
          afterCommit: (action) => pending.push(action),
        });
        for (const action of last) await action();
        return output;
      };
      return options.once && ctx.requestKey ? doOnce(trx, ctx.requestKey, ctx.clock.now(), run) : run();
    },
    options,
  );
  ctx.cache.forget();
  await runAll(ctx.log, pending);
  return result;
};
