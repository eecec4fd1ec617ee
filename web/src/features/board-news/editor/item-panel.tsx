import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { NewsItem } from '#contract/news/news.ts';
import { isStale } from '../../../lib/api-error.ts';
import link from '../../../ui/button/text-button.module.css';
import { Callout } from '../../../ui/callout/callout.tsx';
import { confirmDialog } from '../../../ui/dialogs/open-dialog.ts';
import { handleRefusal } from '../../../ui/errors/handle-refusal.ts';
import layout from '../../../ui/layout/layout.module.css';
import { PanelContent } from '../../../ui/panel/panel-content.tsx';
import { SidePanel } from '../../../ui/panel/side-panel.tsx';
import { stepsOf } from '../../../ui/panel/steps-of.ts';
import {
  changeNews,
  deleteNews,
  newsItemQuery,
  newsPageQuery,
  publishNews,
  reloadItem,
} from '../news-calls.ts';
import { useNewsSearch } from '../news-search.ts';
import type { Words } from '../words/words.ts';
import { NewsEditor } from './news-editor.tsx';

export const NewItemPanel = () => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { address } = useNewsSearch();
  const title = t('boardNews.newItem');
  const publish = async (words: Words) => {
    const item = await publishNews(words);
    await navigate({ to: '/news/$id', params: { id: item.id }, ignoreBlocker: true });
    return item;
  };
  return (
    <SidePanel label={title} width="wide" onClose={() => void navigate({ to: '/news', search: address })}>
      <h2>{title}</h2>
      <NewsEditor save={publish} />
    </SidePanel>
  );
};

/** Deletes only the version that is shown. If a colleague has changed the item, it stays and a callout tells so. */
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
  const { search: place, address } = useNewsSearch();
  const { data: list } = useQuery(newsPageQuery(place));
  const query = useQuery(newsItemQuery(id));
  const deletion = useDeletion(() => void navigate({ to: '/news', search: address, ignoreBlocker: true }));
  const label = t('boardNews.item');
  return (
    <SidePanel
      label={label}
      rowId={id}
      width="wide"
      steps={stepsOf(
        list,
        place,
        id,
        (next) => void navigate({ to: '/news/$id', params: { id: next }, search: address, replace: true }),
      )}
      onClose={() => void navigate({ to: '/news', search: address })}
    >
      <PanelContent query={query} notFound={t('news.missing')}>
        {(item) => (
          <>
            <div className={layout.apart}>
              <h2>{label}</h2>
              <a href={`/info/news/${id}`} target="_blank" rel="noreferrer" className={link.link}>
                {t('boardNews.onSite')} ↗
              </a>
            </div>
            {deletion.isOvertaken && <Callout role="alert">{t('boardNews.delete.overtaken')}</Callout>}
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
