import type { UploadHandlers } from './upload-document.ts';

export type Transfer = {
  readonly key: number;
  readonly file: File;
  readonly state: 'waiting' | 'uploading' | 'failed';
  readonly progress: number;
  readonly error?: unknown;
};

type Run<D> = (file: File, handlers: UploadHandlers) => Promise<D>;

/** Uploads one file at a time; a failed one does not block the others and can be retried. */
export const createUploadQueue = <D>(run: Run<D>, onUploaded: (document: D) => void) => {
  let transfers: readonly Transfer[] = [];
  let lastKey = 0;
  const listeners = new Set<() => void>();
  const controllers = new Map<number, AbortController>();

  const change = (next: readonly Transfer[]) => {
    transfers = next;
    for (const listener of listeners) listener();
  };
  const patch = (key: number, part: Partial<Transfer>) =>
    change(transfers.map((transfer) => (transfer.key === key ? { ...transfer, ...part } : transfer)));
  const drop = (key: number) => change(transfers.filter((transfer) => transfer.key !== key));

  const send = async ({ key, file }: Transfer) => {
    const controller = new AbortController();
    const { signal } = controller;
    controllers.set(key, controller);
    patch(key, { state: 'uploading', progress: 0 });
    try {
      const onProgress = (progress: number) => {
        if (!signal.aborted) patch(key, { progress });
      };
      const document = await run(file, { signal, onProgress });
      if (signal.aborted) return;
      drop(key);
      onUploaded(document);
    } catch (error) {
      if (!signal.aborted) patch(key, { state: 'failed', error });
    }
  };

  const sendNext = async (): Promise<void> => {
    const next = transfers.find(({ state }) => state === 'waiting');
    if (next === undefined || transfers.some(({ state }) => state === 'uploading')) return;
    await send(next);
    await sendNext();
  };

  const cancel = (key: number) => {
    controllers.get(key)?.abort();
    drop(key);
    void sendNext();
  };

  return {
    current: () => transfers,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    add: (files: readonly File[]) => {
      const added = files.map((file): Transfer => {
        lastKey += 1;
        return { key: lastKey, file, state: 'waiting', progress: 0 };
      });
      change([...transfers, ...added]);
      void sendNext();
    },
    retry: (key: number) => {
      patch(key, { state: 'waiting' });
      void sendNext();
    },
    cancel,
    cancelAll: () => {
      const running = transfers;
      change([]);
      for (const { key } of running) controllers.get(key)?.abort();
    },
  };
};
