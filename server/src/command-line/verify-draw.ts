import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { DrawView } from '#contract/draws/draws.ts';
import type { PublishedHead, QueueLogEntry } from '#contract/queue/queue-log.ts';
import { checkDraw, type DrawFault, type ShownRow } from '#kernel/draw/check-draw.ts';
import { sha256Hex } from '#kernel/draw/draw-key.ts';
import { findReceipt, type PublicKey, readReceipt } from '#kernel/draw/draw-receipt.ts';
import { readFrozen } from '#kernel/draw/frozen-draw.ts';
import { hashedText } from '#kernel/log/queue-log-chain.ts';
import { loadConfig } from '../load-config.ts';
import { readHeads } from '../modules/queue/log/heads-file.ts';
import { PlainError } from '../platform/errors/plain-error.ts';

export const usage = `Usage:
  npm run verify-draw -- --date <yyyy-MM-dd> [--url <https://…>] [--heads <file>] [--receipt <file>]

Computes a draw anew from what its checkpoint publishes. The file of heads has lines that left the database when the list
was frozen; the file of a receipt has the text that the applicant was given. It ends with
  0  right, and anchored before the beacon
  1  something was found
  2  it could not be checked
  3  right, but no head of this draw was given`;

const words: Readonly<Record<DrawFault, string>> = {
  LOG: 'the log does not have opening, freeze and result of the draw, each once and as it was hashed',
  FROZEN: 'frozen.json is not a frozen list of this day in its canonical form',
  ROOT: 'frozen.json is not the list whose hash was logged at the freeze',
  CHAIN: 'the list names another source of chance than the opening did',
  ROUND: 'the round is not the one that the moment of the freeze demands',
  SIGNATURE: 'the signature is not that of the round',
  RESULT: 'the result is not the one that was logged',
  LIST: 'the list that is shown is not the result',
};

type Say = (line: string) => void;
type Read = <T>(path: string) => Promise<T>;

/** The cause is told, because the message of `fetch` only says that it failed. */
const describe = ({ message, cause }: Error) => (cause instanceof Error ? cause.message : message);

const reader = (url: string) => {
  const base = `${url.replace(/\/+$/, '')}/oktet/api/v1`;
  const get = async (path: string) => {
    const response = await fetch(base + path, { signal: AbortSignal.timeout(30_000) }).catch(
      (error: Error) => {
        throw new PlainError(`${base}${path} cannot be reached: ${describe(error)}`);
      },
    );
    if (!response.ok) throw new PlainError(`${base}${path} answers ${response.status}`);
    return response;
  };
  const bytes = async (path: string) => new Uint8Array(await (await get(path)).arrayBuffer());
  const json: Read = async <T>(path: string) => (await (await get(path)).json()) as T;
  return { bytes, json };
};

type Page<T> = { readonly content: readonly T[]; readonly last: boolean };

const pageSize = 1000;

const readAll = async <T>(read: Read, path: string, firstPage = 0): Promise<T[]> => {
  const all: T[] = [];
  for (let page = firstPage; ; page += 1) {
    const { content, last } = await read<Page<T>>(`${path}?page=${page}&size=${pageSize}`);
    all.push(...content);
    if (last) return all;
  }
};

const hasChanged = 'the log does not lead to the head that left at the freeze: it was changed afterwards';

/** Whether the head that was published at the freeze follows, link by link, from the entry with the frozen list. */
const leadsTo = async (read: Read, { log }: DrawView, head: PublishedHead): Promise<boolean> => {
  const frozen = log.find(({ type }) => type === 'DRAW_FROZEN');
  if (!frozen || head.seq < frozen.seq) return false;
  const entries = await readAll<QueueLogEntry>(read, '/queue/log', Math.floor((frozen.seq - 1) / pageSize));
  const from = entries.findIndex(({ seq }) => seq === frozen.seq);
  const chain = entries.slice(from, from + head.seq - frozen.seq + 1);
  const isChained = chain.every(
    (entry, index) =>
      sha256Hex(hashedText(entry)) === entry.hash &&
      (index === 0 ? entry.hash === frozen.hash : entry.prev === chain[index - 1]?.hash),
  );
  return from >= 0 && isChained && chain.at(-1)?.hash === head.hash;
};

const checkReceipt = async (read: Read, file: string, bytes: Uint8Array): Promise<string | undefined> => {
  const { keys } = await read<{ keys: PublicKey[] }>('/pass-keys');
  const claims = readReceipt(await readFile(file, 'utf8'), keys);
  if (!claims) return 'the receipt was not signed by this checkpoint';
  const frozen = readFrozen(bytes);
  const found = frozen && findReceipt(claims, frozen);
  if (found === 'DRAWN') return undefined;
  if (found === 'DROPPED') return `application ${claims.ref} was dropped`;
  if (found === 'ALTERED') return `application ${claims.ref} is not what the receipt says`;
  return found === 'OTHER_DAY'
    ? 'the receipt is of another day'
    : `application ${claims.ref} was left out: ${found}`;
};

export const verifyDrawCommand = async (
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  print: Say,
): Promise<number> => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      date: { type: 'string' },
      url: { type: 'string' },
      heads: { type: 'string' },
      receipt: { type: 'string' },
      help: { type: 'boolean' },
    },
  });
  const { date, heads, receipt } = values;
  if (values.help || date === undefined) throw new PlainError(usage);
  const { bytes: readBytes, json } = reader(values.url ?? loadConfig(env).publicUrl);
  const draw = await json<DrawView>(`/draws/${date}`);
  if (draw.signature === undefined) throw new PlainError(`The draw of ${date} is not done: ${draw.state}`);
  const frozen = await readBytes(`/draws/${date}/frozen.json`);
  const list = await readAll<ShownRow>(json, `/draws/${date}/list`);
  const { faults, result } = checkDraw({ date, frozen, signature: draw.signature, log: draw.log, list });
  const found: string[] = faults.map((fault) => words[fault]);
  const missing = receipt === undefined ? undefined : await checkReceipt(json, receipt, frozen);
  if (missing !== undefined) found.push(missing);
  const kept = heads === undefined ? [] : readHeads(await readFile(heads, 'utf8')).heads;
  const head = kept.find((one) => one.draw === date);
  if (head && !(await leadsTo(json, draw, head))) found.push(hasChanged);
  for (const line of found) print(line);
  if (found.length > 0) return 1;
  print(`${result?.rows.length} applications of ${date}, computed anew: right.`);
  print(head ? 'Anchored before the beacon.' : 'Not anchored before the beacon.');
  return head ? 0 : 3;
};
