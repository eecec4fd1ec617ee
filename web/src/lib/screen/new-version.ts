import { sharedValue } from '../shared-value.ts';

const isThere = sharedValue(false);

/** The program's files as the page names them, whose names contain hashes: they identify the build. */
const programOf = (page: Document) =>
  page.querySelector<HTMLScriptElement>('script[data-program]')?.dataset.program ?? '';

export const ownProgram = () => programOf(document);

export const lookForNewVersion = async () => {
  const page = await fetch(location.href, { headers: { Accept: 'text/html' }, cache: 'no-store' });
  if (!page.ok) return;
  const program = programOf(new DOMParser().parseFromString(await page.text(), 'text/html'));
  if (program !== ownProgram()) isThere.set(true);
};

/** Reacts when code cannot be loaded: the network is bad, or a new version has removed the file. */
export const watchForNewVersion = () =>
  window.addEventListener('vite:preloadError', () => void lookForNewVersion().catch(() => undefined));

export const offerNewVersion = () => isThere.set(true);

export const useNewVersion = isThere.useValue;
