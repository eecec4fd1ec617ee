import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { requireAnswer } from '../../../testing/people/require-answer.ts';
import { createOpenFolder } from '../../../testing/servers/open-folder.ts';
import { processesIn } from '../../../testing/servers/processes-in.ts';
import { dataIn } from './data-folder.ts';
import { type KeptServer, keepRunning } from './keep-running.ts';
import { findPlace } from './place.ts';
import type { Plan } from './plan.ts';
import { urlOver } from './server-url.ts';
import { socketAddress } from './socket-address.ts';

let plan: Plan;
let data: string;
let url: string;
let server: KeptServer | undefined;
let stranger: ChildProcess | undefined;

beforeAll(async () => {
  const place = findPlace([createOpenFolder()]);
  plan = { ...place, listening: { by: 'socket' }, settings: ['fsync=off'], throwAway: false };
  data = dataIn(place.base);
  await run();
  url = urlOver(data, plan.listening).url;
});

const run = async () => {
  server ??= await keepRunning(plan);
};

const stop = async () => {
  await server?.stop();
  server = undefined;
};

afterEach(async () => {
  if (stranger?.kill()) await once(stranger, 'exit');
  stranger = undefined;
});

afterAll(async () => {
  await stop();
  rmSync(plan.base, { recursive: true, force: true });
});

const pidFile = () => join(data, 'postmaster.pid');
const postmaster = () => Number.parseInt(readFileSync(pidFile(), 'utf8'), 10);
const parentOf = (pid: number) =>
  Number(/^PPid:\s+(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);

const answersAgain = () =>
  expect
    .poll(
      () =>
        requireAnswer(url).then(
          () => true,
          () => false,
        ),
      { timeout: 10_000 },
    )
    .toBe(true);

test('PostgreSQL that is killed is started again', async () => {
  await run();
  const killed = postmaster();
  process.kill(killed, 'SIGKILL');
  await answersAgain();
  expect(postmaster()).not.toBe(killed);
});

test('a keeper that is killed is replaced, and what it left running is ended first', async () => {
  await run();
  const left = postmaster();
  process.kill(parentOf(left), 'SIGKILL');
  await expect.poll(() => processesIn(data).includes(left), { timeout: 10_000 }).toBe(false);
  await answersAgain();
});

test('nothing runs once it is stopped', async () => {
  await run();
  await stop();
  expect(processesIn(data)).toEqual([]);
});

/** Writes the pid of an unrelated live process into the pid file of a dead server. */
const layStranger = async () => {
  stranger = spawn('sleep', ['60'], { cwd: data });
  await once(stranger, 'spawn');
  writeFileSync(pidFile(), `${stranger.pid}\n${data}\n0\n5432\n`);
  return stranger.pid;
};

test("a process that happens to have a dead server's number is left alone", async () => {
  await stop();
  await layStranger();
  await run();
  await requireAnswer(url);
  await stop();
  expect(stranger?.exitCode ?? stranger?.signalCode).toBeNull();
});

test('a server that answers but whose process cannot be seen is not disturbed', async () => {
  await stop();
  const unseen = createServer().listen(join(socketAddress(data).folder, '.s.PGSQL.5432'));
  await once(unseen, 'listening');
  const pid = await layStranger();
  await expect(keepRunning(plan)).rejects.toThrow(/^Another Oktet is running on /);
  expect(postmaster()).toBe(pid);
  unseen.close();
  await once(unseen, 'close');
});
