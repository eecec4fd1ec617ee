import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createOpenFolder } from '../../../testing/open-folder.ts';
import { processesIn } from '../../../testing/processes-in.ts';
import { requireAnswer } from '../../../testing/require-answer.ts';
import { dataIn } from './data-folder.ts';
import { type KeptServer, keepRunning } from './keep-running.ts';
import { findPlace } from './place.ts';
import type { Plan } from './plan.ts';
import { urlOver } from './server-url.ts';
import { socketAddress } from './socket-address.ts';

let plan: Plan;
let data: string;
let url: string;
let server: KeptServer;

beforeAll(async () => {
  const place = findPlace([createOpenFolder()]);
  plan = { ...place, listening: { by: 'socket' }, settings: ['fsync=off'], throwAway: false };
  data = dataIn(place.base);
  server = await keepRunning(plan);
  url = urlOver(data, plan.listening).url;
});

afterAll(async () => {
  await server.stop();
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
  const killed = postmaster();
  process.kill(killed, 'SIGKILL');
  await answersAgain();
  expect(postmaster()).not.toBe(killed);
});

test('a keeper that is killed is replaced, and what it left running is ended first', async () => {
  const left = postmaster();
  process.kill(parentOf(left), 'SIGKILL');
  await expect.poll(() => processesIn(data).includes(left), { timeout: 10_000 }).toBe(false);
  await answersAgain();
});

test('nothing runs once it is stopped', async () => {
  await server.stop();
  expect(processesIn(data)).toEqual([]);
});

test("a process that happens to have a dead server's number is left alone", async () => {
  const stranger = spawn('sleep', ['60'], { cwd: data });
  writeFileSync(pidFile(), `${stranger.pid}\n${data}\n0\n5432\n`);
  server = await keepRunning(plan);
  await requireAnswer(url);
  expect(stranger.exitCode ?? stranger.signalCode).toBeNull();
  await server.stop();
  stranger.kill();
  await once(stranger, 'exit');
});

test('a server that answers but whose process cannot be seen is not disturbed', async () => {
  const unseen = createServer().listen(join(socketAddress(data).folder, '.s.PGSQL.5432'));
  await once(unseen, 'listening');
  writeFileSync(pidFile(), `1\n${data}\n0\n5432\n`);
  await expect(keepRunning(plan)).rejects.toThrow(/^Another Oktet is running on /);
  expect(readFileSync(pidFile(), 'utf8')).toMatch(/^1\n/);
  unseen.close();
});
