import { onlineManager } from '@tanstack/react-query';
import { refreshPush } from '../../domain/push/push.ts';
import { registerWorker } from '../../lib/offline/worker.ts';
import { hasNetwork } from '../../lib/query-client.ts';
import { askNetwork } from '../../lib/screen/ask-network.ts';
import { followUpdates } from './follow-updates.ts';
import { keepAnswers, restoreAnswers, restoreAwaited } from './kept-answers.ts';

/** If the network does not answer for so long, what was loaded last time is shown with its age. */
const patienceMs = 3000;

const askAgainMs = 5_000;

const askWhileOffline = () => {
  if (!onlineManager.isOnline()) void askNetwork();
};

const pageLoaded = () =>
  new Promise((resolve) => {
    if (document.readyState === 'complete') resolve(undefined);
    else window.addEventListener('load', resolve, { once: true });
  });

/** Waits until the page has loaded, so that it takes nothing from it. */
const start = async () => {
  await pageLoaded();
  const registration = await registerWorker();
  if (!registration) return;
  followUpdates(registration);
  await refreshPush();
};

// Runs once, when this module is loaded.
if (!hasNetwork()) restoreAnswers();
keepAnswers();
setTimeout(restoreAwaited, patienceMs);
onlineManager.subscribe((isOnline) => isOnline || restoreAnswers());
setInterval(askWhileOffline, askAgainMs);
void start().catch(() => undefined);
