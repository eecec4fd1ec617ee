import { useSyncExternalStore } from 'react';

let isThere = false;
const listeners = new Set<() => void>();

/** The hashed bundle URL identifies the build. */
export const ownProgram = () =>
  document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? '';

const programOf = (html: string) => {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const source = page.querySelector('script[type="module"][src]')?.getAttribute('src');
  return source ? new URL(source, location.href).href : '';
};

const look = async () => {
  const page = await fetch(location.href, { headers: { Accept: 'text/html' }, cache: 'no-store' });
  if (isThere || !page.ok || programOf(await page.text()) === ownProgram()) return;
  isThere = true;
  for (const listener of listeners) listener();
};

/** A chunk failed to load: either the network is bad, or a deployment has removed it. */
export const watchForNewVersion = () =>
  window.addEventListener('vite:preloadError', () => void look().catch(() => undefined));

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const useNewVersion = () => useSyncExternalStore(subscribe, () => isThere);
