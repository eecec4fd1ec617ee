import { useRef } from 'react';

/** For this long no key acts on a row that has changed by itself, because nobody has read it yet. */
export const unreadMs = 1000;

type Seen = { readonly what: string; readonly cause: string; readonly changedAt: number };

/** A change that comes with its cause, such as typed text, is the operator's own, so it counts as read at once. */
export const seenAfter = (before: Seen | undefined, what: string, cause: string, now: number): Seen => {
  if (before?.cause !== cause) return { what, cause, changedAt: Number.NEGATIVE_INFINITY };
  return before.what === what ? before : { what, cause, changedAt: now };
};

/** Says whether `what` has stood long enough to be read. */
export const useSteady = (what: string, cause: string) => {
  const seen = useRef<Seen>(undefined);
  seen.current = seenAfter(seen.current, what, cause, performance.now());
  return () => performance.now() - (seen.current?.changedAt ?? 0) >= unreadMs;
};
