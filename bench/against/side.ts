import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { secret } from '../bookings/stage.ts';
import type { Driver } from '../support/drivers.ts';
import { openLine, wireRequest } from '../support/http-line.ts';
import { type MailSink, openMailSink } from '../support/mail-sink.ts';
import { startProduct } from '../support/product.ts';
import { productionEnv } from '../support/production-env.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import type { Order, Prepared } from './preparation.ts';
import { postmasterOf, processesOf, processorTimeOf } from './processor-time.ts';
import type { Tree } from './tree.ts';

/** Milliseconds of processor time. */
export type Spent = { readonly product: number; readonly postgres: number };

/** A commit that runs, with a database that it was filled for. */
export type Side = {
  readonly tree: Tree;
  readonly port: number;
  readonly prepared: Prepared;
  readonly mail: MailSink;
  /** The next drivers that nobody has had yet. */
  take(count: number): readonly Driver[];
  spent(): Spent;
  /** Takes no processor time until it is resumed. */
  pause(): void;
  resume(): Promise<void>;
  close(): Promise<void>;
};

const patienceMs = 10_000;

export const prepare = async (tree: Tree, order: Order): Promise<Prepared> => {
  const folder = temporaryFolder();
  const [asked, made] = [join(folder.path, 'order.json'), join(folder.path, 'made.json')];
  writeFileSync(asked, JSON.stringify(order));
  await promisify(execFile)(tree.node, [tree.prepare, asked, made], { cwd: tree.root }).catch((error) => {
    throw new Error(`${tree.name} could not be prepared\n${error.stderr}`);
  });
  const prepared = JSON.parse(readFileSync(made, 'utf8')) as Prepared;
  folder.remove();
  return prepared;
};

/** One that was paused sheds load until it has looked at its clock again. */
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

/** Fills the database at `url`, starts the commit on it in production mode and pauses it. */
export const openSide = async (tree: Tree, url: string, order: Omit<Order, 'env'>): Promise<Side> => {
  const env = { DATABASE_URL: url, AUTH_SECRET: secret };
  const prepared = await prepare(tree, { ...order, env });
  const postmaster = await postmasterOf(url);
  const mail = await openMailSink();
  const files = temporaryFolder();
  const product = await startProduct({
    tree,
    env: { ...env, ...productionEnv(mail.url), FILES_DIR: files.path },
  });
  const { port, pid } = product;
  let taken = 0;
  signalAll(pid, 'SIGSTOP');
  return {
    tree,
    port,
    prepared,
    mail,
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
      files.remove();
    },
  };
};
