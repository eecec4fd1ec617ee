import { useRef } from 'react';

/** For so long nothing acts on a row that has changed by itself: nobody has read it yet. */
export const unreadMs = 1000;

type Seen = { readonly what: string; readonly cause: string; readonly changedAt: number };

/** What changes together with its cause, such as the typed text, was one's own doing and is read at once. */
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
