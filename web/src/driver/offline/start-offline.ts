import { refreshPush } from '../../domain/push/push.ts';
import { registerWorker } from '../../lib/offline/worker.ts';
import { followUpdates } from './follow-updates.ts';
import { keepAnswers, restoreAnswers } from './kept-answers.ts';

/** A network that does not answer is as good as none: what was loaded last time is shown, with its age. */
const patienceMs = 3000;

const start = async () => {
  const registration = await registerWorker();
  if (!registration) return;
  followUpdates(registration);
  await refreshPush();
};

/** Once the screen is there: it takes nothing from a first visit. */
export const startOffline = (): void => {
  keepAnswers();
  setTimeout(restoreAnswers, patienceMs);
  void start().catch(() => undefined);
};
