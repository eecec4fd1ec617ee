import { onlineManager } from '@tanstack/react-query';
import { refreshPush } from '../../domain/push/push.ts';
import { registerWorker } from '../../lib/offline/worker.ts';
import { hasNetwork } from '../../lib/query-client.ts';
import { askNetwork } from '../../lib/screen/ask-network.ts';
import { followUpdates } from './follow-updates.ts';
import { keepAnswers, restoreAnswers, restoreAwaited } from './kept-answers.ts';

/** A network that does not answer is as good as none: what was loaded last time is shown, with its age. */
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

/** Takes nothing from a page that still loads. */
const start = async () => {
  await pageLoaded();
  const registration = await registerWorker();
  if (!registration) return;
  followUpdates(registration);
  await refreshPush();
};

// Once, as it is loaded.
if (!hasNetwork()) restoreAnswers();
keepAnswers();
setTimeout(restoreAwaited, patienceMs);
onlineManager.subscribe((isOnline) => isOnline || restoreAnswers());
setInterval(askWhileOffline, askAgainMs);
void start().catch(() => undefined);
