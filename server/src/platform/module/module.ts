import type { SettingGroup } from '../config/setting-group.ts';
import type { Context, Services, TrxContext } from '../context/context.ts';
import type { Tables } from '../db/table.ts';
import type { EventType } from '../events/events.ts';
import type { RouteHost } from '../http/bind.ts';
import type { PublicPages } from '../http/pages/public-pages.ts';
import type { Job, JobHandler } from '../jobs/job.ts';
import type { LimitDefaults } from '../limits/limit-numbers.ts';
import type { MessageDefinitions } from '../messages/define-message.ts';
import type { Figure } from '../metrics/figure.ts';
import type { NoticeTopic } from '../notices/notices.ts';

type JobBinding = (services: Services) => void;

export const jobHandler =
  <T extends object>(job: Job<T>, handler: JobHandler<T>): JobBinding =>
  ({ jobs }) =>
    jobs.handle(job, handler);

export const scheduledJob =
  (cron: string, job: Job<Record<string, never>>, handler: (ctx: Context) => Promise<unknown>): JobBinding =>
  ({ jobs }) => {
    jobs.handle(job, async (ctx) => {
      await handler(ctx);
    });
    jobs.schedule(job, cron);
  };

type Subscription = (services: Services) => void;

/** Runs in the emitter's transaction; throwing aborts it. */
export const onEvent =
  <T>(event: EventType<T>, subscriber: (ctx: TrxContext, payload: T) => Promise<void>): Subscription =>
  ({ events }) =>
    events.on(event, subscriber);

/** Runs after a commit of any instance, outside a transaction. */
export const onNotice =
  (notice: NoticeTopic, listener: (services: Services) => void): Subscription =>
  (services) =>
    services.notices.on(notice, () => listener(services));

export type Module = {
  readonly name: string;
  readonly tables?: Tables;
  /** Called once per API base path. */
  readonly routes: (host: RouteHost) => void;
  /** Served once, outside the API. */
  readonly files?: (host: RouteHost) => void;
  readonly jobs?: readonly JobBinding[];
  readonly subscriptions?: readonly Subscription[];
  readonly messages?: MessageDefinitions;
  readonly limits?: LimitDefaults;
  /** Read from the database for whoever watches the product. */
  readonly figures?: readonly Figure[];
  readonly settings?: SettingGroup;
  /** Paths below which the URL is a secret: not indexed. */
  readonly keyedPages?: readonly string[];
  readonly publicPages?: PublicPages;
};

export const setUpModule = ({ jobs = [], subscriptions = [] }: Module, services: Services): void => {
  for (const bind of [...jobs, ...subscriptions]) bind(services);
};
