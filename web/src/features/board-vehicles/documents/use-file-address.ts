import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Document } from '#contract/documents/documents.ts';
import { downloadDocument } from '../../../domain/vehicle/document-calls.ts';

/** Not cached after the preview closes: the files are large and personal. */
const fileQuery = (document: Document) =>
  queryOptions({
    queryKey: ['board', 'files', document.fileId],
    queryFn: () => downloadDocument(document),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

/** An object URL, revoked when another file is shown or the panel closes. */
export const useFileAddress = (document: Document) => {
  const { data, error, refetch } = useQuery(fileQuery(document));
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!data) return;
    const made = URL.createObjectURL(new Blob([data], { type: document.contentType }));
    setUrl(made);
    return () => {
      setUrl(null);
      URL.revokeObjectURL(made);
    };
  }, [data, document.contentType]);
  return { url, error, retry: () => void refetch() };
};
