import { useEffect, useReducer, useRef } from 'react';

/** No key acts on a row for so long after it has changed by itself, because nobody has read it yet. */
const unreadMs = 1000;

type Seen = { readonly what: string; readonly cause: string; readonly changedAt: number };

/** If the cause has changed too, such as the typed text, the operator made the change, so it counts as read. */
export const seenAfter = (before: Seen | undefined, what: string, cause: string, now: number): Seen => {
  if (before?.cause !== cause) return { what, cause, changedAt: Number.NEGATIVE_INFINITY };
  return before.what === what ? before : { what, cause, changedAt: now };
};

/** True once `what` has stood long enough to be read. */
export const useSteady = (what: string, cause: string): boolean => {
  const seen = useRef<Seen>(undefined);
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  seen.current = seenAfter(seen.current, what, cause, performance.now());
  const unreadFor = seen.current.changedAt + unreadMs - performance.now();
  const isSteady = unreadFor <= 0;
  useEffect(() => {
    if (isSteady) return;
    const timer = setTimeout(renderAgain, unreadFor);
    return () => clearTimeout(timer);
  }, [isSteady, unreadFor]);
  return isSteady;
};
