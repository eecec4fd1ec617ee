import { useEffect, useRef } from 'react';
import type { UploadDocument } from './upload-document.ts';

type Options<D> = { readonly value: readonly D[]; readonly onChange: (value: readonly D[]) => void };

/** Two uploads may finish before the parent re-renders, so changes apply to a ref with the latest list. */
export const useDocuments = <D extends UploadDocument>({ value, onChange }: Options<D>) => {
  const latest = useRef(value);
  const picked = useRef(new Set<string>());
  useEffect(() => {
    latest.current = value;
  }, [value]);

  const change = (next: readonly D[]) => {
    latest.current = next;
    onChange(next);
  };
  return {
    add: (documents: readonly D[]) => change([...latest.current, ...documents]),
    take: ({ documentId }: D) => change(latest.current.filter((one) => one.documentId !== documentId)),
    addPicked: (documents: readonly D[]) => {
      for (const { documentId } of documents) picked.current.add(documentId);
      change([...latest.current, ...documents]);
    },
    isPicked: ({ documentId }: D) => picked.current.has(documentId),
  };
};
