import type { PassKeys, PassList } from '#contract/bookings/passes.ts';
import type { ScanList } from '#kernel/passes/judge-scan.ts';
import { call, fetchBody } from '../../../lib/api.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { sharedValue } from '../../../lib/shared-value.ts';
import { keep, readKept } from './kept-store.ts';
import { noteLink } from './link.ts';
import { learnTime, scanNow } from './scan-clock.ts';

type Kept = { readonly listedAt: number; readonly list: PassList; readonly keys: PassKeys };

export type Knowledge = { readonly list: ScanList; readonly keys: PassKeys };

const storageKey = 'knowledge';
const timeoutMs = 8000;
const staleMs = 60 * 60_000;

const knowledge = sharedValue<Knowledge | null>(null);

const toKnowledge = ({ listedAt, list, keys }: Kept): Knowledge => ({
  keys,
  list: {
    listedAt,
    from: Date.parse(list.from),
    to: Date.parse(list.to),
    rules: list.rules,
    pauses: list.pauses.map(({ from, to }) => ({ from: Date.parse(from), to: Date.parse(to) })),
    passes: new Map(list.passes.map(({ number, v, here }) => [number, { v, here: here === true }])),
  },
});

export const loadKnowledge = async () => {
  const kept = await readKept<Kept>(storageKey);
  if (kept && !knowledge.get()) knowledge.set(toKnowledge(kept));
};

export const refreshKnowledge = async () => {
  try {
    const [answer, keys] = await Promise.all([
      call('GET /pass-list', { expect: 200, timeoutMs }),
      fetchBody('GET /pass-keys', { timeoutMs }),
    ]);
    const listedAt = Date.parse(answer.headers.get('list-time') ?? '');
    const fresh = { listedAt, list: answer.body, keys };
    learnTime(listedAt);
    knowledge.set(toKnowledge(fresh));
    noteLink(true);
    await keep(storageKey, fresh);
  } catch (error) {
    noteLink(error instanceof ApiError && error.status < 500);
  }
};

export const currentKnowledge = knowledge.get;
export const useKnowledge = knowledge.useValue;

export const ageOf = ({ list }: Knowledge) => Math.max(0, scanNow() - list.listedAt);
export const isStale = (known: Knowledge) => ageOf(known) >= staleMs;
