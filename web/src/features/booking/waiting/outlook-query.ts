import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { fetchBody } from '../../../lib/api.ts';
import { waitingListKey } from './waiting-entries.ts';
import type { WireWindow } from './windows.ts';

export const outlookQuery = (windows: readonly WireWindow[]) =>
  queryOptions({
    queryKey: [...waitingListKey, 'outlook', windows],
    queryFn: ({ signal }) =>
      fetchBody('POST /waiting-list/outlook', { body: { windows: [...windows] }, signal }),
    enabled: windows.length > 0,
    placeholderData: keepPreviousData,
  });
