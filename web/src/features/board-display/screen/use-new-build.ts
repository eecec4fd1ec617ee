import { useEffect, useRef, useState } from 'react';
import { ownProgram } from '../../../lib/screen/new-version.ts';
import { readTab, writeTab } from '../../../lib/tab-store.ts';
import { gotOldPage, mayReload, nextReload, type Reload, reloadDelay } from './new-build.ts';

const storageKey = 'oktet.display.reload';
const lookAgainMs = 5000;

/** Reloads when the server's build is not the one with which this page started. */
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
