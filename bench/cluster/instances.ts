import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { inRoot } from '../../tools/lib/paths.ts';
import { createProgram, type Program } from './machine.ts';

export type Instance = Omit<Program, 'start'> & {
  readonly name: string;
  readonly url: string;
  /** Starts the program in the folder `root`, by default this one. */
  start(root?: string): void;
  isReady(): Promise<boolean>;
  untilReady(): Promise<void>;
  /** Number of lines in the instance's log so far. */
  logLines(): number;
};

const ports = [4101, 4102, 4103];
const proxyPort = 8080;
export const productUrl = `http://127.0.0.1:${proxyPort}`;
const startMs = 60_000;

const createInstance = (folder: string, port: number, env: NodeJS.ProcessEnv): Instance => {
  const name = `oktet-${port}`;
  const data = join(folder, name);
  mkdirSync(data, { recursive: true });
  const log = join(folder, `${name}.log`);
  const url = `http://127.0.0.1:${port}`;
  const commandIn = (root: string) => [process.execPath, join(root, 'server/src/main.ts')];
  const program = createProgram({
    machine: 'app',
    command: commandIn(inRoot()),
    env: { ...env, HOST: '127.0.0.1', PORT: String(port), DATA_DIR: data },
    log,
  });
  const isReady = () =>
    fetch(`${url}/health/ready`, { signal: AbortSignal.timeout(1000) }).then(
      ({ ok }) => ok,
      () => false,
    );
  return {
    ...program,
    name,
    url,
    start: (root = inRoot()) => program.start(commandIn(root)),
    isReady,
    untilReady: async () => {
      const end = performance.now() + startMs;
      while (!(await isReady())) {
        if (performance.now() > end || !program.isRunning())
          throw new Error(`${name} is not ready: see ${log}`);
        await wait(100);
      }
    },
    logLines: () => readFileSync(log, 'utf8').split('\n').length,
  };
};

/** Starts three instances and HAProxy in front of them. */
export const startInstances = async (folder: string, env: NodeJS.ProcessEnv) => {
  const instances = ports.map((port) => createInstance(folder, port, env));
  for (const instance of instances) instance.start();
  for (const instance of instances) await instance.untilReady();
  const values: Readonly<Record<string, string>> = {
    ERROR_PAGE: inRoot('deploy/503.http'),
    BIND: `127.0.0.1:${proxyPort}`,
    ...Object.fromEntries(ports.map((port, place) => [`OKTET_${place + 1}`, `127.0.0.1:${port}`])),
  };
  const config = readFileSync(inRoot('deploy/cluster/haproxy.cfg'), 'utf8');
  const file = join(folder, 'haproxy.cfg');
  writeFileSync(
    file,
    config.replaceAll(/\$\{(\w+)\}/g, (_, name) => values[name] ?? ''),
  );
  const haproxy = createProgram({
    machine: 'app',
    command: ['haproxy', '-db', '-f', file],
    log: join(folder, 'haproxy.log'),
  });
  haproxy.start();
  return { instances, haproxy };
};
