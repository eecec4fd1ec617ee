import { useEffect, useRef, useState } from 'react';
import { readTab, writeTab } from '../../../lib/tab-store.ts';
import { mayReload, reloadDelay } from './new-build.ts';

const storageKey = 'oktet.display.reloaded';
const lookAgainMs = 5000;

/** Loads the page anew when the server has another build than the one that this page began with. */
export const useNewBuild = (build: string | undefined, flashes: boolean) => {
  const [first, setFirst] = useState(build);
  if (first === undefined && build !== undefined) setFirst(build);
  const isFlashing = useRef(flashes);
  useEffect(() => {
    isFlashing.current = flashes;
  }, [flashes]);
  const isNew = first !== undefined && build !== undefined && build !== first;
  useEffect(() => {
    if (!isNew) return;
    let timer: ReturnType<typeof setTimeout>;
    const reloadIfQuiet = () => {
      const lastReloadAt = readTab<number>(storageKey);
      if (!mayReload({ lastReloadAt, now: Date.now(), flashes: isFlashing.current })) {
        timer = setTimeout(reloadIfQuiet, lookAgainMs);
        return;
      }
      writeTab(storageKey, Date.now());
      location.reload();
    };
    timer = setTimeout(reloadIfQuiet, reloadDelay(Math.random()));
    return () => clearTimeout(timer);
  }, [isNew]);
};
