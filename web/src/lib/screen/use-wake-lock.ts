import { useEffect } from 'react';

/** Keeps the screen lit. The browser lets go whenever the page is hidden, so it is asked again each time it is seen. */
export const useWakeLock = (isWanted: boolean) => {
  useEffect(() => {
    if (!isWanted || !('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | null = null;
    let isOver = false;
    const ask = async () => {
      if (document.visibilityState !== 'visible' || (lock && !lock.released)) return;
      // Refused on a low battery, or by a policy: the screen then follows the system's own settings.
      lock = await navigator.wakeLock.request('screen').catch(() => null);
      if (isOver) await lock?.release();
    };
    void ask();
    document.addEventListener('visibilitychange', ask);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', ask);
      void lock?.release();
    };
  }, [isWanted]);
};
