import { setTimeout as pause } from 'node:timers/promises';
import { secret } from '../../bookings/stage.ts';
import type { Driver } from '../../support/drivers.ts';
import { openLine, wireRequest } from '../../support/http-line.ts';
import { type MailSink, openMailSink } from '../../support/mail-sink.ts';
import { type Product, startProduct } from '../../support/product.ts';
import { productionEnv } from '../../support/production-env.ts';
import { type TemporaryFolder, temporaryFolder } from '../../support/temporary-folder.ts';
import type { Order, Prepared } from './preparation.ts';
import { prepare } from './prepare-side.ts';
import { postmasterOf, processesOf, processorTimeOf } from './processor-time.ts';
import type { Tree } from './tree.ts';

/** Milliseconds of processor time. */
export type Spent = { readonly product: number; readonly postgres: number };

export type Side = {
  readonly tree: Tree;
  readonly port: number;
  readonly prepared: Prepared;
  readonly mail: MailSink;
  readonly url: string;
  take(count: number): readonly Driver[];
  spent(): Spent;
  /** Uses no processor time until resumed. */
  pause(): void;
  resume(): Promise<void>;
  close(): Promise<void>;
};

const patienceMs = 10_000;

/** A resumed instance sheds load until it has measured its event loop again. */
const untilAnswering = async (port: number, authorization: string) => {
  const request = wireRequest({ path: '/booking/cargo-types/list', headers: { authorization } });
  const deadline = performance.now() + patienceMs;
  for (let answered = 0; answered < 5; ) {
    const line = await openLine(port);
    answered = (await line.ask(request)).status === 200 ? answered + 1 : 0;
    line.close();
    if (performance.now() > deadline) throw new Error('the product does not answer');
    await pause(20);
  }
};

const signalAll = (pid: number, signal: NodeJS.Signals) => {
  for (const one of processesOf(pid)) process.kill(one, signal);
};

type Running = {
  readonly tree: Tree;
  readonly prepared: Prepared;
  readonly product: Product;
  readonly mail: MailSink;
  readonly url: string;
  /** Zero for an embedded database. */
  readonly postmaster: number;
  readonly folder: TemporaryFolder;
};

const sideOf = ({ tree, prepared, product, mail, url, postmaster, folder }: Running): Side => {
  const { port, pid } = product;
  let taken = 0;
  return {
    tree,
    port,
    prepared,
    mail,
    url,
    take: (count) => {
      taken += count;
      if (taken > prepared.drivers.length) throw new Error(`${prepared.drivers.length} drivers are too few`);
      return prepared.drivers.slice(taken - count, taken);
    },
    spent: () => ({ product: processorTimeOf(pid), postgres: processorTimeOf(postmaster) }),
    pause: () => signalAll(pid, 'SIGSTOP'),
    resume: async () => {
      signalAll(pid, 'SIGCONT');
      await untilAnswering(port, prepared.admin);
    },
    close: async () => {
      signalAll(pid, 'SIGCONT');
      await product.stop();
      mail.close();
      folder.remove();
    },
  };
};

type Where = { readonly url?: string | undefined; readonly mode: 'production' | 'development' };

/** Fills a database and starts the commit on it, paused. Without `url` it is the embedded one. */
export const openSide = async (tree: Tree, order: Omit<Order, 'env'>, where: Where): Promise<Side> => {
  const { url, mode } = where;
  const folder = temporaryFolder();
  const database = url === undefined ? { DATA_DIR: folder.path } : { DATABASE_URL: url };
  const env = { ...database, AUTH_SECRET: secret, DEMO: 'off' };
  const prepared = await prepare(tree, { ...order, env });
  const mail = await openMailSink();
  const production = { ...productionEnv(mail.url), FILES_DIR: folder.path };
  const product = await startProduct({ tree, env: { ...env, ...(mode === 'production' && production) } });
  const postmaster = url === undefined ? 0 : await postmasterOf(url);
  const side = sideOf({ tree, prepared, product, mail, url: url ?? '', postmaster, folder });
  side.pause();
  return side;
};
