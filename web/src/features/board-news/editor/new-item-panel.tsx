import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { SidePanel } from '../../../ui/panel/side-panel.tsx';
import { publishNews } from '../news-calls.ts';
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
