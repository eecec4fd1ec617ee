import type { Reasons } from '#contract/reasons.ts';

/** A departure is irreversible, so it is sent only after a delay in which it can be undone. */
export type FinalAct = {
  readonly id: string;
  readonly plate: string;
  readonly status: 'LEFT_WAITING_ZONE' | 'CANCELED';
  /** The version that the operator saw. The server refuses the act if the booking has changed since. */
  readonly version: number;
  readonly reasons?: Reasons | undefined;
  /** The truck has not arrived, so the queue cannot show whether the act succeeded. */
  readonly isOutsideLine?: boolean | undefined;
};

/** `unsure`: the page was left during the request, and `settle` finds out. `failed`: can be tried again. */
type Stage = 'waiting' | 'sending' | 'unsure' | 'failed';

export type DelayedAct = FinalAct & { readonly stage: Stage; readonly dueAt: number };

type Row = { readonly id: string; readonly version: number };

type DelayedActsOptions = {
  /** 0 for acts that the server itself delays and undoes. */
  readonly delayMs: (act: FinalAct) => number;
  readonly send: (act: FinalAct) => Promise<unknown>;
  /** True if the server refused for good, so that a retry would not help. */
  readonly isRefusal: (error: unknown) => boolean;
  readonly onRefused: (act: FinalAct) => void;
  readonly onChange: (acts: readonly DelayedAct[]) => void;
};

export const createDelayedActs = ({ delayMs, send, isRefusal, onRefused, onChange }: DelayedActsOptions) => {
  let acts: readonly DelayedAct[] = [];
  /** Identifies the operator whose acts these are. Answers for an earlier one are ignored. */
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
    /** Takes at most one act per booking, so that a double click does nothing. */
    add: (act: FinalAct) => {
      if (find(act.id)) return;
      const delay = delayMs(act);
      const waiting: DelayedAct = { ...act, stage: 'waiting', dueAt: Date.now() + delay };
      if (delay === 0) return void sendNow(waiting);
      put(waiting);
      timers.set(
        act.id,
        setTimeout(() => void sendNow(waiting), delay),
      );
    },
    undo: (id: string): boolean => {
      if (find(id)?.stage !== 'waiting') return false;
      remove(id);
      return true;
    },
    flush: () => Promise.all(inStage('waiting').map(sendNow)),
    retry: (id: string) => Promise.all(inStage('failed').map((act) => act.id === id && sendNow(act))),
    dismiss: (id: string) => {
      if (find(id)?.stage === 'failed') remove(id);
    },
    /** Drops the current acts and loads those that an earlier page view left behind. */
    restore: (left: readonly FinalAct[]) => {
      holder = {};
      for (const timer of timers.values()) clearTimeout(timer);
      timers.clear();
      change(left.map((act) => ({ ...act, stage: 'unsure' as const, dueAt: 0 })));
    },
    /** Finds out what became of acts: a truck still in the queue with the same version was not processed. */
    settle: (rows: readonly Row[]) => {
      for (const act of inStage('unsure', 'failed')) if (!act.isOutsideLine) settleBy(act, rows);
    },
    settleOne: (row: Row) => {
      for (const act of inStage('unsure', 'failed')) if (act.id === row.id) settleBy(act, [row]);
    },
  };
};
