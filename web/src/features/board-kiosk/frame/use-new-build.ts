import { useEffect, useState } from 'react';

const everyMs = 5 * 60_000;

const programIn = (page: string) => /<script[^>]+type="module"[^>]+src="([^"]+)"/.exec(page)?.[1];

const runningProgram = () =>
  document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? undefined;

const findProgram = async () => {
  const answer = await fetch(location.pathname, { cache: 'no-store', headers: { Accept: 'text/html' } });
  return answer.ok ? programIn(await answer.text()) : undefined;
};

/** Whether the server has another program than the one that runs here: its page then names another file. */
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

/** Takes up a new program when nobody stands before the screen. */
export const useReloadWhenIdle = (isIdle: boolean) => {
  const isNew = useNewBuild();
  useEffect(() => {
    if (isNew && isIdle) location.reload();
  }, [isNew, isIdle]);
};
