import type { Reasons } from '#contract/reasons.ts';

/** What cannot be undone: it waits a while before it is sent. */
export type FinalAct = {
  /** Of the booking. */
  readonly id: string;
  readonly plate: string;
  readonly status: 'LEFT_WAITING_ZONE' | 'CANCELED';
  /** The booking as the operator saw it: whatever was changed since, this act does not come on top of it. */
  readonly version: number;
  readonly reasons?: Reasons | undefined;
  /** The truck has not arrived, so the line cannot show what became of it. */
  readonly isOutsideLine?: boolean | undefined;
};

/**
 * `unsure`: the page was left while it was being sent, so the line has to show whether it was done. `failed`: it was
 * not, and may be tried again.
 */
type Stage = 'waiting' | 'sending' | 'unsure' | 'failed';

export type DelayedAct = FinalAct & { readonly stage: Stage; readonly dueAt: number };

type Row = { readonly id: string; readonly version: number };

type Outside = {
  readonly delayMs: number;
  readonly send: (act: FinalAct) => Promise<unknown>;
  /** True: the server answered that it cannot be done, so trying again would not help. */
  readonly isRefusal: (error: unknown) => boolean;
  readonly onRefused: (act: FinalAct) => void;
  readonly onChange: (acts: readonly DelayedAct[]) => void;
};

export const createDelayedActs = ({ delayMs, send, isRefusal, onRefused, onChange }: Outside) => {
  let acts: readonly DelayedAct[] = [];
  /** Of whom they are: an answer that comes after the next one took over is not for that one. */
  let holder = {};
  const timers = new Map<string, ReturnType<typeof setTimeout>>();

  const find = (id: string) => acts.find((act) => act.id === id);
  const change = (next: readonly DelayedAct[]) => {
    acts = next;
    onChange(next);
  };
  const put = (act: DelayedAct) => change([...acts.filter(({ id }) => id !== act.id), act]);
  const remove = (id: string) => {
    clearTimeout(timers.get(id));
    timers.delete(id);
    if (find(id)) change(acts.filter((act) => act.id !== id));
  };

  const sendNow = async (act: DelayedAct) => {
    clearTimeout(timers.get(act.id));
    put({ ...act, stage: 'sending' });
    const sender = holder;
    try {
      await send(act);
      if (sender === holder) remove(act.id);
    } catch (error) {
      if (sender !== holder) return;
      if (!isRefusal(error)) return put({ ...act, stage: 'failed' });
      remove(act.id);
      onRefused(act);
    }
  };

  const inStage = (...stages: Stage[]) => acts.filter(({ stage }) => stages.includes(stage));

  const settleBy = (act: DelayedAct, rows: readonly Row[]) => {
    const isAsBefore = rows.some(({ id, version }) => id === act.id && version === act.version);
    if (!isAsBefore) remove(act.id);
    else if (act.stage === 'unsure') put({ ...act, stage: 'failed' });
  };

  return {
    current: () => acts,
    /** Of one booking only one: a second press changes nothing. */
    add: (act: FinalAct) => {
      if (find(act.id)) return;
      const waiting: DelayedAct = { ...act, stage: 'waiting', dueAt: Date.now() + delayMs };
      put(waiting);
      timers.set(
        act.id,
        setTimeout(() => void sendNow(waiting), delayMs),
      );
    },
    /** False: it is too late. */
    undo: (id: string): boolean => {
      if (find(id)?.stage !== 'waiting') return false;
      remove(id);
      return true;
    },
    /** Sends at once what waits. */
    flush: () => Promise.all(inStage('waiting').map(sendNow)),
    retry: (id: string) => Promise.all(inStage('failed').map((act) => act.id === id && sendNow(act))),
    dismiss: (id: string) => {
      if (find(id)?.stage === 'failed') remove(id);
    },
    /** Begins with what an earlier visit of the page left behind; whatever else is here is no longer anybody's. */
    restore: (left: readonly FinalAct[]) => {
      holder = {};
      for (const timer of timers.values()) clearTimeout(timer);
      timers.clear();
      change(left.map((act) => ({ ...act, stage: 'unsure' as const, dueAt: 0 })));
    },
    /** The line shows what became of those of which nobody knows: who still stands there as before was not let go. */
    settle: (rows: readonly Row[]) => {
      for (const act of inStage('unsure', 'failed')) if (!act.isOutsideLine) settleBy(act, rows);
    },
    /** The booking itself shows it. */
    settleOne: (row: Row) => {
      for (const act of inStage('unsure', 'failed')) if (act.id === row.id) settleBy(act, [row]);
    },
  };
};
