import { useTranslation } from 'react-i18next';
import type { Language } from '#contract/common.ts';
import { newsWords } from '#kernel/news/news-words.ts';
import { NewsArticle } from '../../../domain/news/news-article.tsx';
import card from '../../../ui/card/card.module.css';
import { PanelSection } from '../../../ui/panel/panel-section.tsx';
import text from '../../../ui/text/text.module.css';
import { trimmedWords, type Words } from '../words/words.ts';

type PreviewProps = {
  readonly words: Words;
  readonly language: Language;
  /** Absent if not published yet: shown as of now. */
  readonly createdDate: string | undefined;
};

/** Rendered by the readers' own components. */
export const Preview = ({ words, language, createdDate }: PreviewProps) => {
  const { t } = useTranslation();
  const item = { ...trimmedWords(words), createdDate: createdDate ?? new Date().toISOString() };
  const seen = newsWords(item, language);
  return (
    <PanelSection title={t('boardNews.preview', { language: t(`reasons.names.${language}`) })}>
      {seen.title === '' || seen.text === '' ? (
        <p className={text.hint}>{t('boardNews.nothingToShow')}</p>
      ) : (
        <div className={card.card}>
          <NewsArticle item={item} language={language} />
        </div>
      )}
    </PanelSection>
  );
};
