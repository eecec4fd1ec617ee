import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { NewsItem } from '#contract/news/news.ts';
import { isStale } from '../../../lib/api-error.ts';
import { confirmDialog } from '../../../ui/dialogs/open-dialog.ts';
import { handleRefusal } from '../../../ui/errors/handle-refusal.ts';
import { Notice } from '../../../ui/notice/notice.tsx';
import { PanelContent } from '../../../ui/panel/panel-content.tsx';
import { SidePanel } from '../../../ui/panel/side-panel.tsx';
import { changeNews, deleteNews, newsItemQuery, newsPageQuery, reloadItem } from '../news-calls.ts';
import { useNewsSearch } from '../news-search.ts';
import link from '../site-link.module.css';
import styles from './editor.module.css';
import { NewsEditor } from './news-editor.tsx';

/** Links to the neighbours in the list, if the item is on the current page. */
const useSteps = (id: string) => {
  const { place: listed, address } = useNewsSearch();
  const { data } = useQuery(newsPageQuery(listed));
  const navigate = useNavigate();
  const place = data?.content.findIndex((item) => item.id === id) ?? -1;
  if (!data || place === -1) return undefined;
  const goTo = (to: number) => {
    const other = data.content[to];
    return (
      other &&
      (() => void navigate({ to: '/news/$id', params: { id: other.id }, search: address, replace: true }))
    );
  };
  return {
    place: listed.page * listed.size + place + 1,
    total: data.total,
    onPrevious: goTo(place - 1),
    onNext: goTo(place + 1),
  };
};

/** Deletes the version that is shown: if a colleague changed the item, it stays and a notice is shown. */
const useDeletion = (onDone: () => void) => {
  const { t } = useTranslation();
  const [isOvertaken, setOvertaken] = useState(false);
  const ask = async (item: NewsItem) => {
    setOvertaken(false);
    const isSure = await confirmDialog({
      title: t('boardNews.delete.title'),
      message: t('boardNews.delete.message', { title: item.titles.RU }),
      okLabel: t('boardNews.delete.ok'),
      isRisky: true,
    });
    if (!isSure) return;
    try {
      await deleteNews(item);
      onDone();
    } catch (error) {
      if (!isStale(error)) return handleRefusal(error);
      await reloadItem(item.id).catch(handleRefusal);
      setOvertaken(true);
    }
  };
  return { ask, isOvertaken };
};

export const ItemPanel = () => {
  const { id = '' }: { id?: string } = useParams({ strict: false });
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { address } = useNewsSearch();
  const query = useQuery(newsItemQuery(id));
  const deletion = useDeletion(() => void navigate({ to: '/news', search: address, ignoreBlocker: true }));
  const label = t('boardNews.item');
  return (
    <SidePanel
      label={label}
      rowId={id}
      width="wide"
      steps={useSteps(id)}
      onClose={() => void navigate({ to: '/news', search: address })}
    >
      <PanelContent query={query} notFound={t('news.missing')}>
        {(item) => (
          <>
            <div className={styles.head}>
              <h2 className={styles.heading}>{label}</h2>
              <a href={`/info/news/${id}`} target="_blank" rel="noreferrer" className={link.site}>
                {t('boardNews.onSite')} ↗
              </a>
            </div>
            {deletion.isOvertaken && (
              <Notice role="alert">
                <p>{t('boardNews.delete.overtaken')}</p>
              </Notice>
            )}
            <NewsEditor
              key={id}
              current={item}
              save={(words, version) => changeNews(id, version, words)}
              onDelete={() => void deletion.ask(item)}
            />
          </>
        )}
      </PanelContent>
    </SidePanel>
  );
};
