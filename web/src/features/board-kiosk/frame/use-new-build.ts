import { useEffect, useState } from 'react';

const everyMs = 5 * 60_000;

const programIn = (page: string) => /<script[^>]+type="module"[^>]+src="([^"]+)"/.exec(page)?.[1];

const runningProgram = () =>
  document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? undefined;

const findProgram = async () => {
  const answer = await fetch(location.pathname, { cache: 'no-store', headers: { Accept: 'text/html' } });
  return answer.ok ? programIn(await answer.text()) : undefined;
};

/** Detects a new build by the script name in the server's page. */
const useNewBuild = (): boolean => {
  const [isNew, setNew] = useState(false);
  useEffect(() => {
    const look = async () => {
      const program = await findProgram().catch(() => undefined);
      if (program !== undefined && program !== runningProgram()) setNew(true);
    };
    const timer = setInterval(look, everyMs);
    return () => clearInterval(timer);
  }, []);
  return isNew;
};

/** Reloads for a new build only while nobody uses the kiosk. */
export const useReloadWhenIdle = (isIdle: boolean) => {
  const isNew = useNewBuild();
  useEffect(() => {
    if (isNew && isIdle) location.reload();
  }, [isNew, isIdle]);
};
