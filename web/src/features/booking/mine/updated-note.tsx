import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { sinceWords } from '../../../domain/checkpoint/since-words.ts';
import { useOnline } from '../../../lib/query-client.ts';
import { setShownSince } from '../../../lib/screen/shown-since.ts';
import { useNow } from '../../../lib/screen/use-now.ts';
import { useTimeZone } from '../../../lib/time/time-zone.ts';
import text from '../../../ui/text/text.module.css';
import styles from './mine.module.css';

const useUpdatedAt = (queryKey: QueryKey) => {
  const cache = useQueryClient().getQueryCache();
  const read = () => Math.max(0, ...cache.findAll({ queryKey }).map(({ state }) => state.dataUpdatedAt));
  return useSyncExternalStore((listener) => cache.subscribe(listener), read);
};

/** Shows the age of the list. Without a network the line at the top of the page does. */
export const UpdatedNote = ({ queryKey }: { readonly queryKey: QueryKey }) => {
  const { t } = useTranslation();
  const updatedAt = useUpdatedAt(queryKey);
  const now = useNow();
  const isOnline = useOnline();
  const timeZone = useTimeZone();
  const since = updatedAt === 0 ? undefined : sinceWords(new Date(updatedAt), now, timeZone);
  useEffect(() => {
    setShownSince(since);
    return () => setShownSince(undefined);
  }, [since]);
  if (since === undefined || !isOnline) return null;
  const count = Math.max(0, Math.floor((now.getTime() - updatedAt) / 60_000));
  return (
    <p className={`${text.hint} ${styles.updated}`} data-fresh={count === 0 || undefined}>
      {count === 0 ? t('booking.mine.updatedNow') : t('booking.mine.updated', { count })}
    </p>
  );
};
