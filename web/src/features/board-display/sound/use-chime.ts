import { useEffect } from 'react';
import type { BoardQueue } from '#contract/queue/queue.ts';
import { readStoredList, writeStored } from '../../../lib/local-store.ts';
import { isCalled } from '../called/call-state.ts';
import { type Call, callsToHear, stillRemembered } from './new-calls.ts';

const storageKey = 'oktet.display.heard';

const isCall = (value: unknown): value is Call => typeof value === 'string';

/** Chimes once per call; announced calls are stored, so that a reload does not repeat them. */
export const useChime = (queue: BoardQueue | undefined, serverNow: () => number, chime: () => void) => {
  useEffect(() => {
    if (!queue) return;
    const now = serverNow();
    const heard = readStoredList(storageKey, isCall);
    const called = queue.content.filter(isCalled);
    const calls = callsToHear(called, heard, now);
    if (calls.length === 0) return;
    writeStored(storageKey, JSON.stringify([...stillRemembered(heard, called), ...calls]));
    for (const _ of calls) chime();
  }, [queue, serverNow, chime]);
};
