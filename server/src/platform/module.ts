import type { Context, Services, TrxContext } from './context.ts';
import type { Table } from './db/table.ts';
import type { EventType } from './events/events.ts';
import type { RouteHost } from './http/bind.ts';
import type { PublicPages } from './http/pages/public-pages.ts';
import type { Job, JobHandler } from './jobs/job.ts';
import type { LimitDefaults } from './limits/limit-numbers.ts';
import type { MessageDefinitions } from './messages/define-message.ts';
import type { NoticeTopic } from './notices/notices.ts';

/** Work that a module does: when it was enqueued, or by the clock. */
type JobBinding = (services: Services) => void;

/** Does what `job` is, whenever it has been enqueued. */
export const doing =
  <T extends object>(job: Job<T>, handler: JobHandler<Context, T>): JobBinding =>
  ({ jobs }) =>
    jobs.handle(job, handler);

/** Does it every `cron` in the checkpoint's zone, on one of the instances. */
export const doingEvery =
  (cron: string, job: Job<Record<string, never>>, handler: (ctx: Context) => Promise<unknown>): JobBinding =>
  ({ jobs }) => {
    jobs.handle(job, async (ctx) => {
      await handler(ctx);
    });
    jobs.schedule(job, cron);
  };

type Subscription = (services: Services) => void;

/** Acts on an event of a module to the left, in its transaction; throwing vetoes it. */
export const subscribing =
  <T>(event: EventType<T>, subscriber: (ctx: TrxContext, payload: T) => Promise<void>): Subscription =>
  ({ events }) =>
    events.on(event, subscriber);

/** Acts on what another instance, or this one, has committed: here, without a transaction. */
export const hearing =
  (notice: NoticeTopic, listener: (services: Services) => void): Subscription =>
  (services) =>
    services.notices.on(notice, () => listener(services));

/** A part of the product, and all that it brings. */
export type Module = {
  readonly name: string;
  readonly tables: readonly Table[];
  /** Called once for every path that the API answers under. */
  readonly routes: (host: RouteHost) => void;
  readonly jobs?: readonly JobBinding[];
  readonly subscriptions?: readonly Subscription[];
  readonly messages?: MessageDefinitions;
  readonly limits?: LimitDefaults;
  /** Pages of the site below which an address is a key: they are kept out of search engines. */
  readonly keyedPages?: readonly string[];
  /** Pages of the site that search engines may find, and how each is announced. */
  readonly publicPages?: PublicPages;
};

export const setUpModule = ({ jobs = [], subscriptions = [] }: Module, services: Services): void => {
  for (const bind of [...jobs, ...subscriptions]) bind(services);
};
