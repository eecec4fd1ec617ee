import { useEffect, useRef, useState } from 'react';

export type DownloadState = 'idle' | 'running' | 'done' | 'failed';

export type DownloadOptions = {
  documents: readonly { id: string; name: string }[];
  download: (id: string) => Promise<void>;
};

const succeeds = async (work: Promise<void>) => {
  try {
    await work;
    return true;
  } catch {
    return false;
  }
};

/** Downloads one file at a time, because browsers block bursts and mobile networks are slow. */
export const useDownloads = ({ documents, download }: DownloadOptions, onAllDone: () => void) => {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [states, setStates] = useState<ReadonlyMap<string, DownloadState>>(new Map());
  const [failures, setFailures] = useState(0);
  const [running, setRunning] = useState<{ done: number; total: number }>();
  const isGone = useRef(false);

  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  const setState = (id: string, state: DownloadState) => setStates((known) => new Map(known).set(id, state));

  const toggle = (id: string) =>
    setChosen((before) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });

  const start = async () => {
    if (running !== undefined) return;
    const queue = documents.filter(({ id }) => chosen.has(id));
    const failed = new Set<string>();
    setFailures(0);
    for (const [done, { id }] of queue.entries()) {
      if (isGone.current) return;
      setRunning({ done, total: queue.length });
      setState(id, 'running');
      const isDone = await succeeds(download(id));
      setState(id, isDone ? 'done' : 'failed');
      if (!isDone) failed.add(id);
    }
    if (failed.size === 0) return onAllDone();
    setRunning(undefined);
    setFailures(failed.size);
    setChosen(failed);
  };

  return { chosen, running, failures, toggle, start, stateOf: (id: string) => states.get(id) ?? 'idle' };
};
