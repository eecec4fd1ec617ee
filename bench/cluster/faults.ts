import { setTimeout as wait } from 'node:timers/promises';
import type { Dice } from '../../server/src/testing/simulated-checkpoint/dice.ts';
import { inRoot } from '../../tools/lib/paths.ts';
import { oldVersion, oldVersionFolder } from '../support/old-version.ts';
import type { DatabaseCluster, DatabaseNode } from './database-cluster.ts';
import { type Instance, productUrl } from './instances.ts';
import { familyOf, signalAll } from './machine.ts';
import { cutFromAll, cutFromPeers, heal } from './network.ts';

export type Target = {
  readonly cluster: DatabaseCluster;
  readonly instances: readonly Instance[];
  readonly dice: Dice;
};

export type Fault = {
  readonly name: string;
  /** The longest time in seconds in which no visitor may be served. */
  readonly mayBeAway: number;
  cause(target: Target): Promise<void>;
};

const seconds = (count: number) => wait(count * 1000);

const pickInstance = ({ instances, dice }: Target): Instance => {
  const picked = instances[dice.whole(0, instances.length - 1)];
  if (!picked) throw new Error('there is no instance');
  return picked;
};

/** Freezes processes for some seconds. Their peers notice only silence, not an end. */
const freeze = async (pids: readonly number[], forSeconds: number) => {
  signalAll(pids, 'SIGSTOP');
  await seconds(forSeconds);
  signalAll(pids, 'SIGCONT');
};

const cutLeader = async ({ cluster, dice }: Target, cut: (node: DatabaseNode['name']) => void) => {
  const { name } = await cluster.requireLeader();
  cut(name);
  await seconds(dice.whole(35, 45));
  heal(name);
};

const withoutEtcd = async ({ cluster, dice }: Target, members: number) => {
  const first = dice.whole(0, 2);
  const stopped = cluster.nodes.filter((_, place) => (place - first + 3) % 3 < members);
  for (const { etcd } of stopped) await etcd.kill();
  await seconds(30);
  for (const { etcd } of stopped) etcd.start();
};

const replace = async (instance: Instance, root = inRoot()) => {
  await instance.kill('SIGTERM');
  instance.start(root);
  await instance.untilReady();
  await seconds(2);
};

const filesOf = async (instance: Instance): Promise<readonly string[]> => {
  const page = await fetch(`${instance.url}/`).then((response) => response.text());
  return [...page.matchAll(/"(\/static\/[^"]+)"/g)].flatMap(([, file]) => file ?? []);
};

/** Makes sure that a page of either version loads, whichever instance is asked for its files. */
const requireFilesOfAll = async (instances: readonly Instance[]) => {
  const files = new Set((await Promise.all(instances.map(filesOf))).flat());
  for (const file of files)
    for (const _ of instances) {
      const { status } = await fetch(`${productUrl}${file}`);
      if (status !== 200) throw new Error(`${file} of one of two versions: ${status}`);
    }
};

/** What a cluster has to survive: parts that die, freeze or are cut off, restarts and upgrades. */
export const faults: readonly Fault[] = [
  {
    name: 'leader’s process killed',
    mayBeAway: 30,
    cause: async ({ cluster }) => {
      signalAll([(await cluster.requireLeader()).postmaster()], 'SIGKILL');
      await seconds(5);
    },
  },
  {
    name: 'leader’s machine dead for 30 s',
    mayBeAway: 30,
    cause: async ({ cluster }) => {
      const leader = await cluster.requireLeader();
      signalAll(leader.everything(), 'SIGKILL');
      await seconds(30);
      leader.etcd.start();
      leader.patroni.start();
    },
  },
  {
    name: 'switch-over',
    mayBeAway: 5,
    cause: ({ cluster }) => cluster.switchOver(),
  },
  { name: 'one etcd of three away for 30 s', mayBeAway: 5, cause: (target) => withoutEtcd(target, 1) },
  { name: 'two etcd of three away for 30 s', mayBeAway: 30, cause: (target) => withoutEtcd(target, 2) },
  {
    name: 'leader cut from its peers for 35 to 45 s',
    mayBeAway: 30,
    cause: (target) => cutLeader(target, cutFromPeers),
  },
  {
    name: 'leader cut from everybody for 35 to 45 s',
    mayBeAway: 30,
    cause: (target) => cutLeader(target, cutFromAll),
  },
  {
    name: 'leader’s postmaster frozen for 30 s',
    mayBeAway: 30,
    cause: async ({ cluster }) => {
      const leader = await cluster.requireLeader();
      await freeze(familyOf(leader.postmaster()), 30);
    },
  },
  {
    name: 'leader’s machine frozen for 40 s',
    mayBeAway: 30,
    cause: async ({ cluster }) => freeze((await cluster.requireLeader()).everything(), 40),
  },
  {
    name: 'instance killed',
    mayBeAway: 5,
    cause: async (target) => {
      const instance = pickInstance(target);
      await instance.kill();
      await seconds(5);
      instance.start();
      await instance.untilReady();
    },
  },
  {
    name: 'rolling restart of the instances',
    mayBeAway: 5,
    cause: async ({ instances }) => {
      for (const instance of instances) await replace(instance);
    },
  },
  {
    name: `rolled back to ${oldVersion} and upgraded again`,
    mayBeAway: 5,
    cause: async ({ instances }) => {
      for (const root of [oldVersionFolder, inRoot()])
        for (const instance of instances) {
          await replace(instance, root);
          await requireFilesOfAll(instances);
        }
    },
  },
];
