import { execFileSync } from 'node:child_process';

/** Machines of the cluster are network namespaces on one bridge. Everything except the databases runs in `app`. */
export const nodes = ['db1', 'db2', 'db3'] as const;
export type NodeName = (typeof nodes)[number];

const bridge = 'oktet-br';
export const network = '10.77.0.0/24';
export const addressOf = (node: NodeName) => `10.77.0.1${node.slice(-1)}`;

const ip = (...args: readonly string[]) => execFileSync('ip', args, { stdio: ['ignore', 'pipe', 'pipe'] });
const namespaceOf = (name: string) => `oktet-${name}`;

/** The beginning of a command line that runs a program on a machine. */
export const on = (name: NodeName | 'app') => ['netns', 'exec', namespaceOf(name)] as const;

const addMachine = (name: string, address: string) => {
  ip('netns', 'add', namespaceOf(name));
  ip('link', 'add', `oktet-${name}-l`, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', namespaceOf(name));
  ip('link', 'set', `oktet-${name}-l`, 'master', bridge, 'up');
  ip('-n', namespaceOf(name), 'addr', 'add', `${address}/24`, 'dev', 'eth0');
  ip('-n', namespaceOf(name), 'link', 'set', 'eth0', 'up');
  ip('-n', namespaceOf(name), 'link', 'set', 'lo', 'up');
};

const tryTo = (act: () => void) => {
  try {
    act();
  } catch {
    // What should be removed did not exist.
  }
};

/** Ends all processes, because PostgreSQL goes on and keeps its network when Patroni is killed. */
const endAllOn = (name: string) =>
  tryTo(() => {
    for (const pid of String(ip('netns', 'pids', namespaceOf(name)))
      .split('\n')
      .filter(Boolean))
      if (Number(pid) !== process.pid) tryTo(() => process.kill(Number(pid), 'SIGKILL'));
  });

export const removeNetwork = () => {
  for (const name of ['app', ...nodes]) {
    endAllOn(name);
    tryTo(() => ip('netns', 'del', namespaceOf(name)));
    tryTo(() => ip('link', 'del', `oktet-${name}-l`));
  }
  tryTo(() => ip('link', 'del', bridge));
};

export const addNetwork = () => {
  removeNetwork();
  ip('link', 'add', bridge, 'type', 'bridge');
  ip('link', 'set', bridge, 'up');
  addMachine('app', '10.77.0.20');
  for (const node of nodes) addMachine(node, addressOf(node));
};

const iptables = (node: NodeName, ...args: readonly string[]) =>
  execFileSync('ip', [...on(node), 'iptables', ...args]);

/** Drops all packets to and from the machine. Nothing is refused, so its peers notice only silence. */
export const cutFromAll = (node: NodeName) => {
  iptables(node, '-I', 'INPUT', '!', '-i', 'lo', '-j', 'DROP');
  iptables(node, '-I', 'OUTPUT', '!', '-o', 'lo', '-j', 'DROP');
};

/** Cuts the machine off from etcd and the replicas, while the instances still reach it. */
export const cutFromPeers = (node: NodeName) => {
  for (const peer of nodes.filter((other) => other !== node)) {
    iptables(node, '-I', 'INPUT', '-s', addressOf(peer), '-j', 'DROP');
    iptables(node, '-I', 'OUTPUT', '-d', addressOf(peer), '-j', 'DROP');
  }
};

export const heal = (node: NodeName) => iptables(node, '-F');
