import type { FastifyBaseLogger } from 'fastify';
import type { Language } from '#contract/common.ts';
import type { ApplicationType } from '#kernel/access.ts';
import type { Config } from '../config/config.ts';
import type { Db } from '../db/database.ts';
import { type Trx, transact } from '../db/transact.ts';
import type { EventBus } from '../events/events.ts';
import type { Admission } from '../memory/admission.ts';
import type { FreshCache } from '../memory/fresh-cache.ts';
import type { Gathering } from '../memory/gathering.ts';
import type { Notices } from '../notices/notices.ts';
import type { Secrets } from '../secrets/secrets.ts';
import type { Clock } from '../time/clock.ts';
import type { Actor } from './actor.ts';
import { doOnce, type RequestKey } from './once.ts';

export type Events = EventBus<TrxContext>;

/** The services of which an instance has one each. Later rooms of the platform add their own. */
export interface Services {
  readonly config: Config;
  readonly clock: Clock;
  readonly secrets: Secrets;
  readonly events: Events;
  readonly notices: Notices;
  readonly cache: FreshCache;
  readonly crowd: Admission;
  readonly together: Gathering;
}

/** Passed to every use case. Inside a transaction `db` is that transaction: never use another connection. */
export type Context = Services & {
  readonly db: Db;
  readonly log: FastifyBaseLogger;
  /** Null without a session, and for jobs. */
  readonly actor: Actor | null;
  readonly language: Language;
  readonly requestId: string;
  readonly address: string;
  readonly applicationType: ApplicationType;
  readonly userAgent: string | null;
  /** Demo accounts work only from the machine itself. */
  readonly mayUseDemo: boolean;
  /** Idempotency key: repeating the request does not repeat its work. */
  readonly requestKey: RequestKey | null;
  /** Runs after COMMIT, and not at all on rollback. Outside a transaction: at once. */
  afterCommit(action: () => void | Promise<void>): void;
};

/** An act that can be undone until that moment: jobs that it writes wait, and places that it frees rest. */
export type HeldBy = { readonly actId: string; readonly until: Temporal.Instant };

/** For code that must run in a transaction; the type keeps it from using an outer connection. */
export type TrxContext = Omit<Context, 'db'> & {
  readonly db: Trx;
  readonly heldBy?: HeldBy | undefined;
  /** Runs last in the transaction: for locks that everybody contends for, so that they are held briefly. */
  beforeCommit(action: () => Promise<void>): void;
};

const runAll = async (log: FastifyBaseLogger, actions: readonly (() => void | Promise<void>)[]) => {
  for (const action of actions) {
    try {
      await action();
    } catch (error) {
      // Already committed: a failure here must not make the request look failed.
      log.error({ err: error }, 'an after-commit action failed');
    }
  }
};

/**
 * Opens a transaction for `work`; throws inside another one, where it could deadlock or split the work.
 * `once`: if the request's key was already processed, returns the stored output instead.
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
