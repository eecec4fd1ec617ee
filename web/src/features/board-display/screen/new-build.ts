import { useEffect, useRef, useState } from 'react';
import { ownProgram } from '../../../lib/screen/new-version.ts';
import { readTab, writeTab } from '../../../lib/tab-store.ts';

/** Prevents a reload loop during a rolling upgrade, when some instances still serve the old page. */
export const reloadsApartMs = 5 * 60_000;
const longestDelayMs = 60_000;
const shortestDelayMs = 5000;
const mostTries = 3;

/** Random, so that the displays do not reload all at once. */
export const reloadDelay = (chance: number) => shortestDelayMs + chance * (longestDelayMs - shortestDelayMs);

/** This tab's last reload for a new build, and the script it ran before. */
type Reload = { readonly at: number; readonly program: string; readonly tries: number };

export const mayReload = (last: Reload | null, now: number, flashes: boolean) =>
  !flashes && (last === null || Math.abs(now - last.at) >= reloadsApartMs);

/**
 * True if the last reload got the same script, as from an instance that is not upgraded yet. Tries are limited,
 * because the new build may not have changed this page at all.
 */
export const gotOldPage = (last: Reload | null, program: string) =>
  last !== null && last.program === program && last.tries < mostTries;

export const nextReload = (last: Reload | null, program: string, now: number): Reload => ({
  at: now,
  program,
  tries: last?.program === program ? last.tries + 1 : 1,
});

const storageKey = 'oktet.display.reload';
const lookAgainMs = 5000;

export const useNewBuild = (build: string | undefined, flashes: boolean) => {
  const [first, setFirst] = useState(build);
  if (first === undefined && build !== undefined) setFirst(build);
  const [isOld] = useState(() => gotOldPage(readTab<Reload>(storageKey), ownProgram()));
  const isFlashing = useRef(flashes);
  useEffect(() => {
    isFlashing.current = flashes;
  }, [flashes]);
  const isNew = build !== undefined && (isOld || build !== first);
  useEffect(() => {
    if (!isNew) return;
    let timer: ReturnType<typeof setTimeout>;
    const reloadIfQuiet = () => {
      const last = readTab<Reload>(storageKey);
      if (!mayReload(last, Date.now(), isFlashing.current)) {
        timer = setTimeout(reloadIfQuiet, lookAgainMs);
        return;
      }
      writeTab(storageKey, nextReload(last, ownProgram(), Date.now()));
      location.reload();
    };
    timer = setTimeout(reloadIfQuiet, reloadDelay(Math.random()));
    return () => clearTimeout(timer);
  }, [isNew]);
};
