import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../../lib/screen/use-page-title.ts';
import { sharedValue } from '../../../lib/shared-value.ts';
import { readTab, writeTab } from '../../../lib/tab-store.ts';
import { playCall } from './call-sound.ts';
import type { GateCall } from './gate-call.ts';

const storageKey = 'oktet.heard-calls';
const mostKept = 20;

const heard = sharedValue<readonly string[]>(readTab<string[]>(storageKey) ?? []);

/** Stops the ringing until the next call, even after a reload. */
export const hear = (...keys: readonly string[]) => {
  heard.set([...heard.get(), ...keys].slice(-mostKept));
  writeTab(storageKey, heard.get());
};

export const useHeardCalls = heard.useValue;

const everyMs = 4000;
/** Lasts two minutes. After that an operator calls again. */
const mostRounds = 30;
const buzz = [500, 150, 500, 150, 900];

/** Vibration needs a user gesture before, as audio does. */
const vibrate = (pattern: readonly number[]) => {
  const mayVibrate = 'vibrate' in navigator && navigator.userActivation?.hasBeenActive !== false;
  if (mayVibrate) navigator.vibrate([...pattern]);
};

const signal = () => {
  playCall();
  vibrate(buzz);
};

const useRinging = (calls: readonly GateCall[]) => {
  const heardCalls = useHeardCalls();
  const ringing = calls
    .filter(({ isAnswered, key }) => !isAnswered && !heardCalls.includes(key))
    .map(({ key }) => key)
    .join();
  useEffect(() => {
    if (ringing === '') return;
    let left = mostRounds;
    signal();
    const timer = setInterval(() => {
      left -= 1;
      if (left > 0) signal();
      else clearInterval(timer);
    }, everyMs);
    return () => {
      clearInterval(timer);
      vibrate([]);
    };
  }, [ringing]);
};

const flashMs = 1000;

/** Blinks the title, because a background tab shows nothing else. */
const useFlashing = (title: string, plate: string | undefined) => {
  useEffect(() => {
    if (plate === undefined) return;
    const timer = setInterval(() => {
      document.title = document.title.startsWith('⚠') ? title : `⚠ ${plate}`;
    }, flashMs);
    return () => clearInterval(timer);
  }, [plate, title]);
};

const useCallTitle = ([call]: readonly GateCall[], usual: string) => {
  const { t } = useTranslation();
  if (!call) return usual;
  return call.gate === undefined
    ? t('booking.called.title')
    : t('booking.called.titleAt', { gate: call.gate });
};

export const useCallSignal = (calls: readonly GateCall[], usualTitle: string) => {
  const title = useCallTitle(calls, usualTitle);
  useRinging(calls);
  usePageTitle(title);
  useFlashing(title, calls[0]?.plate.toUpperCase());
};
