import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { inRoot } from '../../tools/lib/paths.ts';
import { createProgram, familyOf, type Program } from './machine.ts';
import { addressOf, type NodeName, network, nodes } from './network.ts';
import type { Programs } from './programs.ts';

const password = 'a password of the cluster test';
const user = 'postgres';

export type DatabaseNode = {
  readonly name: NodeName;
  readonly etcd: Program;
  readonly patroni: Program;
  /** The first process of PostgreSQL, which an earlier Patroni may have started. */
  postmaster(): number;
  /** All processes of this machine, including etcd's. */
  everything(): number[];
};

export type DatabaseCluster = {
  readonly nodes: readonly DatabaseNode[];
  /** Address of the database for the product. The address names all hosts. */
  readonly url: string;
  leader(): Promise<DatabaseNode | undefined>;
  requireLeader(): Promise<DatabaseNode>;
  switchOver(): Promise<void>;
  /** Waits for a leader and two members that stream from it, one of them synchronous. */
  untilWhole(): Promise<void>;
};

type Member = { readonly name: string; readonly role: string; readonly state: string };

const patienceMs = 180_000;

const fill = (template: string, values: Readonly<Record<string, string>>) =>
  readFileSync(inRoot(`deploy/cluster/${template}`), 'utf8').replaceAll(/\$\{(\w+)\}/g, (_, name) => {
    const value = values[name];
    if (value === undefined) throw new Error(`deploy/cluster/${template} has no value for ${name}`);
    return value;
  });

const createNode = (folder: string, name: NodeName, programs: Programs): DatabaseNode => {
  const data = join(folder, name);
  mkdirSync(join(data, 'etcd'), { recursive: true });
  const values = {
    NAME: name,
    ADDRESS: addressOf(name),
    NETWORK: network,
    DATA: data,
    BIN: programs.postgres,
    ETCD: nodes.map((node) => `${addressOf(node)}:2379`).join(','),
    MEMBERS: nodes.map((node) => `${node}=http://${addressOf(node)}:2380`).join(','),
    SUPERUSER_PASSWORD: password,
    REPLICATION_PASSWORD: password,
    REWIND_PASSWORD: password,
  };
  for (const file of ['patroni.yml', 'etcd.yml']) writeFileSync(join(data, file), fill(file, values));
  execFileSync('chown', ['-R', `${user}:${user}`, data]);
  execFileSync('chmod', ['700', data, join(data, 'etcd')]);
  const program = (command: readonly string[], log: string, env: NodeJS.ProcessEnv = {}) =>
    createProgram({ machine: name, command, env: { HOME: data, ...env }, log: join(folder, log), user });
  const { command, env } = programs.patroni;
  const etcd = program(['etcd', '--config-file', join(data, 'etcd.yml')], `etcd-${name}.log`);
  const patroni = program([...command, join(data, 'patroni.yml')], `patroni-${name}.log`, env);
  const postmaster = () => {
    try {
      return Number(readFileSync(join(data, 'pg/postmaster.pid'), 'utf8').split('\n')[0]);
    } catch {
      return 0;
    }
  };
  return {
    name,
    etcd,
    patroni,
    postmaster,
    everything: () =>
      [patroni.pid(), postmaster(), etcd.pid()].filter((pid) => pid > 0).flatMap((pid) => familyOf(pid)),
  };
};

const membersSeenBy = async (name: NodeName): Promise<readonly Member[]> => {
  try {
    const answer = await fetch(`http://${addressOf(name)}:8008/cluster`, {
      signal: AbortSignal.timeout(2000),
    });
    return ((await answer.json()) as { members: Member[] }).members;
  } catch {
    return [];
  }
};

/** Asks the machine itself, because a machine that is cut off may still believe that it leads. */
const isLeading = (name: NodeName): Promise<boolean> =>
  fetch(`http://${addressOf(name)}:8008/primary`, { signal: AbortSignal.timeout(2000) }).then(
    ({ ok }) => ok,
    () => false,
  );

const createDatabase = async (leader: NodeName) => {
  const connection = { host: addressOf(leader), user: 'postgres', password, database: 'postgres' };
  const client = new pg.Client(connection);
  await client.connect();
  await client.query(`CREATE ROLE oktet LOGIN PASSWORD '${password}'`);
  await client.query('CREATE DATABASE oktet OWNER oktet');
  await client.end();
};

export const startDatabaseCluster = async (folder: string, programs: Programs): Promise<DatabaseCluster> => {
  const all = nodes.map((name) => createNode(folder, name, programs));
  for (const { etcd } of all) etcd.start();
  for (const { patroni } of all) patroni.start();

  const leader = async () => {
    const answers = await Promise.all(all.map(({ name }) => isLeading(name)));
    return all.find((_, place) => answers[place]);
  };
  const until = async <T>(what: string, probe: () => Promise<T | undefined>): Promise<T> => {
    const end = performance.now() + patienceMs;
    for (;;) {
      const value = await probe();
      if (value) return value;
      const ended = all.find(({ patroni }) => !patroni.isRunning());
      if (ended) throw new Error(`Patroni of ${ended.name} has ended: see patroni-${ended.name}.log`);
      if (performance.now() > end) throw new Error(`${what}: not within ${patienceMs / 1000} s`);
      await wait(500);
    }
  };
  const requireLeader = () => until('a leader', leader);
  const untilWhole = async () => {
    await until('three members of which one is synchronous', async () => {
      const members = await membersSeenBy((await requireLeader()).name);
      const roles = members.map(({ role }) => role);
      const areRunning = members.every(({ state }) => ['running', 'streaming'].includes(state));
      return members.length === nodes.length && areRunning && roles.includes('sync_standby');
    });
  };
  await createDatabase((await requireLeader()).name);
  await untilWhole();
  const hosts = nodes.map((name) => `${addressOf(name)}:5432`).join(',');
  return {
    nodes: all,
    url: `postgres://oktet:${encodeURIComponent(password)}@${hosts}/oktet?target_session_attrs=read-write`,
    leader,
    requireLeader,
    untilWhole,
    switchOver: async () => {
      const { name } = await requireLeader();
      const answer = await fetch(`http://${addressOf(name)}:8008/switchover`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ leader: name }),
      });
      if (!answer.ok) throw new Error(`switch-over: ${answer.status} ${await answer.text()}`);
    },
  };
};
