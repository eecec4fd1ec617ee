import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../lib/screen/use-page-title.ts';
import controls from '../../ui/button/text-button.module.css';
import layout from '../../ui/layout/layout.module.css';
import { ChosenPills } from './chosen-pills.tsx';
import { FoundEvents } from './found-events.tsx';
import { JournalFilters } from './journal-filters.tsx';
import { useJournalSearch } from './journal-search.ts';
import { useFoundEvents } from './use-found-events.ts';

export const JournalPage = () => {
  const { t } = useTranslation();
  const { search, change, reset, isFiltered } = useJournalSearch();
  const list = useFoundEvents(search);
  const title = t('journal.page.title');
  usePageTitle(title);
  return (
    <div className={`${layout.stack} ${layout.loose}`}>
      <header className={layout.apart}>
        <h1>{title}</h1>
        <Link to="/journal/reasons" className={controls.link}>
          {t('boardReasons.title')}
        </Link>
      </header>
      <JournalFilters search={search} onChange={change} />
      {isFiltered && (
        <div className={layout.row}>
          <ChosenPills search={search} events={list.data?.content ?? []} onChange={change} />
          <button type="button" className={controls.link} onClick={reset}>
            {t('journal.page.all')}
          </button>
        </div>
      )}
      <FoundEvents search={search} list={list} onChange={change} />
    </div>
  );
};
