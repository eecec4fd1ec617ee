import { useEffect, useState } from 'react';
import { belongsToAccount } from '../../lib/session/work-of-account.ts';
import { prepareChecks, type Reading, readByHand, readCode } from './check/read-code.ts';
import { verdictViews, vibrationOf } from './check/verdict-view.ts';
import { currentKnowledge, loadKnowledge, refreshKnowledge } from './kept/knowledge.ts';
import { noteLink } from './kept/link.ts';
import { findSameTruck, listMarks, loadMarks, markArrival, undoMark } from './kept/marks.ts';
import { loadClock, scanNow, watchSleep } from './kept/scan-clock.ts';
import { sendMarks } from './kept/send-marks.ts';

export type Step =
  | { readonly name: 'looking' }
  | { readonly name: 'typing' }
  | { readonly name: 'read'; readonly reading: Reading }
  | { readonly name: 'marked'; readonly reading: Reading; readonly markId: string };

const tickMs = 5000;
const refreshMs = 60_000;

let isLoaded: Promise<unknown> | undefined;

const load = () => {
  isLoaded ??= loadClock()
    .then(() => Promise.all([loadMarks(), loadKnowledge()]))
    .finally(() => void prepareChecks());
  return isLoaded;
};

/** Keeps the list fresh and sends waiting marks whenever there is a network. */
export const useUpkeep = () => {
  const [, setTick] = useState(0);
  useEffect(() => {
    let refreshedAt = Number.NEGATIVE_INFINITY;
    let isOver = false;
    let isBusy = false;
    const work = async () => {
      await load();
      if (isOver) return;
      const isDue = performance.now() - refreshedAt >= refreshMs || !currentKnowledge();
      const hasWaiting = listMarks().some(({ state }) => state === 'waiting');
      if (hasWaiting) await sendMarks();
      if (isDue) {
        const before = currentKnowledge();
        await refreshKnowledge();
        if (currentKnowledge() !== before) refreshedAt = performance.now();
      }
      setTick((count) => count + 1);
    };
    // Skips a tick while a request runs, because a network without answers keeps it for longer than that.
    const tick = async () => {
      if (isBusy) return;
      isBusy = true;
      await work().finally(() => {
        isBusy = false;
      });
    };
    const onOnline = () => void tick();
    const onOffline = () => noteLink(false);
    void navigator.storage?.persist?.().catch(() => undefined);
    void tick();
    const timer = setInterval(() => void tick(), tickMs);
    const stopWatching = watchSleep();
    const stopWork = belongsToAccount({ finish: sendMarks });
    window.addEventListener('online', onOnline);
    window.addEventListener('offline', onOffline);
    return () => {
      isOver = true;
      clearInterval(timer);
      stopWatching();
      stopWork();
      window.removeEventListener('online', onOnline);
      window.removeEventListener('offline', onOffline);
    };
  }, []);
};

const asSeenHere = (accountId: string, reading: Reading): Reading => {
  const same = verdictViews[reading.verdict].mayMark ? findSameTruck(accountId, reading) : undefined;
  return same && !same.isUndone ? { ...reading, verdict: 'SCANNED' } : reading;
};

export const useScan = (accountId: string) => {
  const [step, setStep] = useState<Step>({ name: 'looking' });

  const show = (read: Reading) => {
    const reading = asSeenHere(accountId, read);
    navigator.vibrate?.(vibrationOf(verdictViews[reading.verdict]));
    setStep({ name: 'read', reading });
  };

  const mark = async (reading: Reading) => {
    const { verdict: _verdict, from: _from, onTimeUntil: _until, ...seen } = reading;
    const { id } = await markArrival(accountId, seen);
    navigator.vibrate?.([40]);
    setStep({ name: 'marked', reading, markId: id });
    await sendMarks();
  };

  return {
    step,
    next: () => setStep({ name: 'looking' }),
    type: () => setStep({ name: 'typing' }),
    readCode: (text: string) => void readCode(text, currentKnowledge(), scanNow()).then(show),
    readTyped: (text: string) => show(readByHand(text)),
    mark: (reading: Reading) => void mark(reading),
    undo: (markId: string) => {
      setStep({ name: 'looking' });
      void undoMark(markId).then(sendMarks);
    },
  };
};
