import { sharedValue } from '../shared-value.ts';

const isThere = sharedValue(false);

/** The hashed bundle URL identifies the build. */
export const ownProgram = () =>
  document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? '';

const programOf = (html: string) => {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const source = page.querySelector('script[type="module"][src]')?.getAttribute('src');
  return source ? new URL(source, location.href).href : '';
};

export const lookForNewVersion = async () => {
  const page = await fetch(location.href, { headers: { Accept: 'text/html' }, cache: 'no-store' });
  if (page.ok && programOf(await page.text()) !== ownProgram()) isThere.set(true);
};

/** A chunk failed to load: either the network is bad, or a deployment has removed it. */
export const watchForNewVersion = () =>
  window.addEventListener('vite:preloadError', () => void lookForNewVersion().catch(() => undefined));

export const offerNewVersion = () => isThere.set(true);

export const useNewVersion = isThere.useValue;
