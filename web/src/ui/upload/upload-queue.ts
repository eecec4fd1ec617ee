import { useEffect, useRef, useState } from 'react';
import { sharedValue } from '../../lib/shared-value.ts';
import type { UploadHandlers } from './upload-document.ts';

export type Transfer = {
  readonly key: number;
  readonly file: File;
  readonly state: 'waiting' | 'uploading' | 'failed';
  readonly progress: number;
  readonly error?: unknown;
};

type Run<D> = (file: File, handlers: UploadHandlers) => Promise<D>;

/** Uploads one file at a time. A failed one does not block the others and can be tried again. */
export const createUploadQueue = <D>(run: Run<D>, onUploaded: (document: D) => void) => {
  const transfers = sharedValue<readonly Transfer[]>([]);
  let lastKey = 0;
  const controllers = new Map<number, AbortController>();

  const patch = (key: number, part: Partial<Transfer>) =>
    transfers.set(transfers.get().map((one) => (one.key === key ? { ...one, ...part } : one)));
  const drop = (key: number) => transfers.set(transfers.get().filter((one) => one.key !== key));

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
    const next = transfers.get().find(({ state }) => state === 'waiting');
    if (next === undefined || transfers.get().some(({ state }) => state === 'uploading')) return;
    await send(next);
    await sendNext();
  };

  const cancel = (key: number) => {
    controllers.get(key)?.abort();
    drop(key);
    void sendNext();
  };

  return {
    current: transfers.get,
    useCurrent: transfers.useValue,
    add: (files: readonly File[]) => {
      const added = files.map((file): Transfer => {
        lastKey += 1;
        return { key: lastKey, file, state: 'waiting', progress: 0 };
      });
      transfers.set([...transfers.get(), ...added]);
      void sendNext();
    },
    retry: (key: number) => {
      patch(key, { state: 'waiting' });
      void sendNext();
    },
    cancel,
    cancelAll: () => {
      const running = transfers.get();
      transfers.set([]);
      for (const { key } of running) controllers.get(key)?.abort();
    },
  };
};

type Callbacks<D> = { readonly upload: Run<D>; readonly onUploaded: (document: D) => void };

export const useUploadQueue = <D>(callbacks: Callbacks<D>) => {
  const latest = useRef(callbacks);
  useEffect(() => {
    latest.current = callbacks;
  });
  const [queue] = useState(() =>
    createUploadQueue<D>(
      (file, handlers) => latest.current.upload(file, handlers),
      (document) => latest.current.onUploaded(document),
    ),
  );
  useEffect(() => () => queue.cancelAll(), [queue]);
  return { queue, transfers: queue.useCurrent() };
};
