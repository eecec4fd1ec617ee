import { offerNewVersion } from '../../lib/screen/new-version.ts';
import { currentDialogs } from '../../ui/dialogs/dialog-stack.ts';
import { hasUnsavedWork } from '../../ui/unsaved/unsaved-work.ts';

const isFormOpen = () =>
  hasUnsavedWork() ||
  currentDialogs().length > 0 ||
  (document.activeElement?.matches('input, textarea, select') ?? false);

/**
 * A new version is taken while nobody works: the page is out of sight and no form is open. Else it is offered; it
 * interrupts nothing.
 */
export const followUpdates = (registration: ServiceWorkerRegistration): void => {
  const { serviceWorker } = navigator;
  const say = (word: 'take' | 'take-if-alone') => registration.waiting?.postMessage(word);
  let isAsked = false;
  const takeNow = () => {
    isAsked = true;
    if (registration.waiting) say('take');
    else location.reload();
  };
  const look = () => {
    if (!registration.waiting || !serviceWorker.controller) return;
    offerNewVersion(takeNow);
    if (document.visibilityState === 'hidden' && !isFormOpen()) say('take-if-alone');
  };
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', look);
  });
  document.addEventListener('visibilitychange', look);
  const hadController = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    if (!hadController) return;
    if (isAsked || (document.visibilityState === 'hidden' && !isFormOpen())) location.reload();
    else offerNewVersion(() => location.reload());
  });
  look();
};
