import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { JournalEvent } from '#contract/journal/journal.ts';
import { useEventWords } from '../../domain/journal/use-event-words.ts';
import card from '../../ui/card/card.module.css';
import { EmptyState } from '../../ui/states/state-block.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { FoundPage } from '../../ui/table/found-page.tsx';
import { useRowKeys } from '../../ui/table/use-row-keys.ts';
import { EventRow } from './event-row.tsx';
import { type FoundList, type JournalSearch, toAddress } from './journal-search.ts';

/** Events that arrived since the list was opened: ids ascend with time. */
const useFreshEvents = (list: string, events: readonly JournalEvent[]) => {
  const seen = useRef<{ readonly list: string; readonly newest: string }>(null);
  const known = seen.current?.list === list ? seen.current.newest : undefined;
  const newest = events[0]?.id;
  useEffect(() => {
    if (newest !== undefined && seen.current?.list !== list) seen.current = { list, newest };
  }, [list, newest]);
  return (id: string) => known !== undefined && id > known;
};

type RowsProps = { readonly search: JournalSearch; readonly events: readonly JournalEvent[] };

const Rows = ({ search, events }: RowsProps) => {
  const { t } = useTranslation();
  const wordsOf = useEventWords();
  const keys = useRowKeys(events.map(({ id }) => id));
  const isFresh = useFreshEvents(JSON.stringify(toAddress(search)), events);
  const columns = (['when', 'what', 'about', 'who'] as const).map((key) => ({
    key,
    label: t(`journal.page.columns.${key}`),
  }));
  return (
    <DataTable label={t('journal.page.title')} columns={columns} rowKeys={keys.list} hasCards>
      {events.map((event) => (
        <EventRow
          key={event.id}
          event={event}
          words={wordsOf(event)}
          isFresh={isFresh(event.id)}
          rowKey={keys.row(event.id)}
        />
      ))}
    </DataTable>
  );
};

type FoundEventsProps = {
  readonly search: JournalSearch;
  readonly list: FoundList;
  readonly onChange: (changes: Partial<JournalSearch>) => void;
};

export const FoundEvents = ({ search, list, onChange }: FoundEventsProps) => {
  const { t } = useTranslation();
  return (
    <FoundPage
      className={card.frame}
      list={list}
      place={{ page: search.page, size: search.size }}
      onPlace={onChange}
      empty={<EmptyState title={t('journal.page.empty')} text={t('journal.page.emptyHint')} />}
    >
      {(events) => <Rows search={search} events={events} />}
    </FoundPage>
  );
};
