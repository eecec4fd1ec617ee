import { useEffect } from 'react';
import { noteCut, serverNow } from './connection.ts';
import { pingServer, sendCheckIn } from './kiosk-calls.ts';
import { sendPending } from './pending/submit-entry.ts';

const everyMs = 20_000;
const everyMsWhenCut = 2000;

/** Pings the server and sends stored entries; false if the server is unreachable. */
const beatOnce = async (): Promise<boolean> => {
  const isThere = await pingServer().then(
    () => true,
    () => false,
  );
  if (isThere) await sendPending(sendCheckIn, serverNow);
  return isThere;
};

/** Keeps the session alive, detects outages, and sends what was stored meanwhile. */
export const useHeartbeat = () => {
  useEffect(() => {
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isBeating = false;
    let isWantedAgain = false;
    const beat = async () => {
      clearTimeout(timer);
      isWantedAgain = isBeating;
      if (isBeating) return;
      isBeating = true;
      const isThere = await beatOnce();
      isBeating = false;
      if (isOver) return;
      if (isWantedAgain) void beat();
      else timer = setTimeout(beat, isThere ? everyMs : everyMsWhenCut);
    };
    void beat();
    window.addEventListener('online', beat);
    window.addEventListener('offline', noteCut);
    return () => {
      isOver = true;
      clearTimeout(timer);
      window.removeEventListener('online', beat);
      window.removeEventListener('offline', noteCut);
    };
  }, []);
};
