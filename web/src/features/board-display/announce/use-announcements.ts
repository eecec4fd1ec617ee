import { useEffect, useRef, useState } from 'react';
import type { BoardQueue, BoardQueueRow } from '#contract/queue/queue.ts';
import { readStored, readStoredList, writeStored } from '../../../lib/local-store.ts';
import { isCalled } from '../called/call-state.ts';
import { type Call, callOf, callsToAnnounce, stillRemembered } from './calls.ts';

const storageKey = 'oktet.display.shown';
export const announceMs = 10_000;

const isCall = (value: unknown): value is Call => typeof value === 'string';
const readShown = () => (readStored(storageKey) === null ? null : readStoredList(storageKey, isCall));

/** On a screen that shows the line for the first time, calls too old to be announced count as shown. */
const shownAtFirst = (rows: readonly BoardQueueRow[], now: number) => {
  const news = callsToAnnounce(rows, null, now);
  return rows.filter((row) => isCalled(row) && !news.includes(row)).map(callOf);
};

type Options = {
  readonly queue: BoardQueue | undefined;
  readonly serverNow: () => number;
  readonly isOff: boolean;
  readonly onAnnounce: (row: BoardQueueRow) => void;
};

/**
 * Calls that this screen has not announced, oldest first. The first one is announced now. It counts as shown when its
 * ten seconds are over. That is stored, so a reload before announces the call again and a later one does not.
 */
export const useAnnouncements = ({ queue, serverNow, isOff, onAnnounce }: Options) => {
  const [stored, setStored] = useState(readShown);
  const rows = queue?.content ?? [];
  if (queue && stored === null) setStored(shownAtFirst(rows, serverNow()));
  const pending = stored === null || isOff ? [] : callsToAnnounce(rows, stored, serverNow());
  const call = pending[0] && callOf(pending[0]);

  const latest = useRef({ rows, pending, onAnnounce });
  useEffect(() => {
    latest.current = { rows, pending, onAnnounce };
  });
  useEffect(() => {
    if (stored !== null) writeStored(storageKey, JSON.stringify(stored));
  }, [stored]);
  useEffect(() => {
    if (call === undefined) return;
    const [row] = latest.current.pending;
    if (row) latest.current.onAnnounce(row);
    const timer = setTimeout(
      () => setStored((shown) => [...stillRemembered(shown ?? [], latest.current.rows), call]),
      announceMs,
    );
    return () => clearTimeout(timer);
  }, [call]);
  return pending;
};
