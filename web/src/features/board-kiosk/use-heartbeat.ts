import { useEffect } from 'react';
import { serverNow } from './connection.ts';
import { askForLife, sendCheckIn } from './kiosk-calls.ts';
import { sendPending } from './pending/submit-entry.ts';

const everyMs = 20_000;
const everyMsWhenCut = 5000;

/** Keeps the session alive, notices a cut and its end, and sends what was kept meanwhile. */
export const useHeartbeat = () => {
  useEffect(() => {
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isBeating = false;
    const beat = async () => {
      if (isBeating) return;
      isBeating = true;
      clearTimeout(timer);
      const isThere = await askForLife().then(
        () => true,
        () => false,
      );
      if (isThere) await sendPending(sendCheckIn, serverNow);
      isBeating = false;
      if (!isOver) timer = setTimeout(beat, isThere ? everyMs : everyMsWhenCut);
    };
    void beat();
    window.addEventListener('online', beat);
    window.addEventListener('offline', beat);
    return () => {
      isOver = true;
      clearTimeout(timer);
      window.removeEventListener('online', beat);
      window.removeEventListener('offline', beat);
    };
  }, []);
};
