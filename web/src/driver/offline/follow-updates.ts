import { offerNewVersion } from '../../lib/screen/new-version.ts';
import { currentDialogs } from '../../ui/dialogs/dialog-stack.ts';
import { hasUnsavedWork } from '../../ui/unsaved/unsaved-work.ts';

const isWorkedOn = () =>
  document.visibilityState === 'visible' ||
  hasUnsavedWork() ||
  currentDialogs().length > 0 ||
  (document.activeElement?.matches('input, textarea, select') ?? false);

/**
 * Takes a new version while the page is out of sight and no form is open, or when the page is left. Otherwise
 * the version is only offered, so that it interrupts nothing.
 */
export const followUpdates = (registration: ServiceWorkerRegistration): void => {
  const { serviceWorker } = navigator;
  const takeIfAlone = () => registration.waiting?.postMessage('take-if-alone');
  const look = () => {
    if (!registration.waiting || !serviceWorker.controller) return;
    offerNewVersion();
    if (!isWorkedOn()) takeIfAlone();
  };
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', look);
  });
  document.addEventListener('visibilitychange', look);
  window.addEventListener('pagehide', takeIfAlone);
  let isControlled = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    if (isControlled && !isWorkedOn()) location.reload();
    else if (isControlled) offerNewVersion();
    isControlled = true;
  });
  look();
};
