import { useEffect, useRef, useState } from 'react';
import type { UploadHandlers } from './upload-document.ts';
import { createUploadQueue } from './upload-queue.ts';

type Callbacks<D> = {
  readonly upload: (file: File, handlers: UploadHandlers) => Promise<D>;
  readonly onUploaded: (document: D) => void;
};

/** Unmounting cancels the uploads. */
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
