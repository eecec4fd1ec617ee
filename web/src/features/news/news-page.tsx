import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { NewsItem } from '#contract/news/news.ts';
import { newsWords } from '#kernel/news/news-words.ts';
import { NewsDate } from '../../domain/news/news-date.tsx';
import { newsList } from '../../domain/news/news-queries.ts';
import { currentLanguage, languageTag } from '../../lib/i18n.ts';
import button from '../../ui/button/button.module.css';
import card from '../../ui/card/card.module.css';
import { Icon } from '../../ui/icons/icon.tsx';
import layout from '../../ui/layout/layout.module.css';
import { plainText } from '../../ui/markdown/plain-text.ts';
import { PagedList } from '../../ui/paged-list/paged-list.tsx';
import { usePagedList } from '../../ui/paged-list/use-paged-list.ts';
import { Screen } from '../../ui/screen/screen.tsx';
import { EmptyState } from '../../ui/states/state-block.tsx';
import text from '../../ui/text/text.module.css';
import styles from './news.module.css';
import { useCarousel } from './use-carousel.ts';

type NewsTeaserProps = { readonly item: NewsItem; readonly level: 2 | 3; readonly lines: number };

const NewsTeaser = ({ item, level, lines }: NewsTeaserProps) => {
  const { t } = useTranslation();
  const words = newsWords(item, currentLanguage());
  const Heading = `h${level}` as const;
  return (
    <div className={`${layout.stack} ${layout.tight}`}>
      <NewsDate at={item.createdDate} />
      <Heading className={styles.title}>
        <Link to="/info/news/$id" params={{ id: item.id }} lang={languageTag(words.language)}>
          {words.title}
        </Link>
      </Heading>
      <p className={text.clamp} style={{ WebkitLineClamp: lines }} lang={languageTag(words.language)}>
        {plainText(words.text)}
      </p>
      {words.isFallback && <p className={text.hint}>{t('news.onlyRussian')}</p>}
    </div>
  );
};

type Carousel = ReturnType<typeof useCarousel>;
type ControlsProps = { readonly carousel: Carousel; readonly items: readonly NewsItem[] };

const PauseButton = ({ carousel: { isPaused, togglePause } }: Pick<ControlsProps, 'carousel'>) => {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      className={button.icon}
      onClick={togglePause}
      aria-label={t(isPaused ? 'news.play' : 'news.pause')}
    >
      <Icon>{isPaused ? <path d="M8 5v14l11-7z" /> : <path d="M9 5v14M15 5v14" />}</Icon>
    </button>
  );
};

const Controls = ({ carousel, items }: ControlsProps) => {
  const { t } = useTranslation();
  const { place, turn, show } = carousel;
  return (
    <div className={`${layout.line} ${styles.controls}`}>
      <button type="button" className={button.icon} onClick={() => turn(-1)} aria-label={t('news.previous')}>
        <Icon path="m15 5-7 7 7 7" />
      </button>
      {items.map(({ id }, number) => (
        <button
          key={id}
          type="button"
          className={`${button.icon} ${styles.dot}`}
          onClick={() => show(number)}
          aria-label={t('news.show', { number: number + 1, count: items.length })}
          {...(number === place && { 'aria-current': true })}
        />
      ))}
      <button type="button" className={button.icon} onClick={() => turn(1)} aria-label={t('news.next')}>
        <Icon path="m9 5 7 7-7 7" />
      </button>
      {carousel.mayPause && <PauseButton carousel={carousel} />}
    </div>
  );
};

/** All items are laid out from the start, so that the height does not change. */
const NewsCarousel = ({ items }: { readonly items: readonly NewsItem[] }) => {
  const { t } = useTranslation();
  const carousel = useCarousel(items.length);
  const { place, isStill, holders } = carousel;
  return (
    <section
      className={`${card.card} ${layout.stack} ${styles.carousel}`}
      aria-label={t('news.newest')}
      aria-roledescription={t('news.carousel')}
      {...holders}
    >
      <div className={styles.slides} aria-live={isStill ? 'polite' : 'off'}>
        {items.map((item, number) => (
          <article
            key={item.id}
            aria-roledescription={t('news.slide')}
            aria-label={t('news.show', { number: number + 1, count: items.length })}
            inert={number !== place}
            data-shown={number === place}
          >
            <NewsTeaser item={item} level={2} lines={4} />
          </article>
        ))}
      </div>
      {items.length > 1 && <Controls carousel={carousel} items={items} />}
    </section>
  );
};

const renderRow = (item: NewsItem) => <NewsTeaser item={item} level={3} lines={3} />;

export const NewsPage = () => {
  const { t } = useTranslation();
  const newest = usePagedList(newsList).rows?.slice(0, newsList.size) ?? [];
  return (
    <Screen title={t('news.title')}>
      <div className={layout.stack}>
        {newest.length > 0 && <NewsCarousel items={newest} />}
        {newest.length > 0 && <h2>{t('news.all')}</h2>}
        <PagedList
          {...newsList}
          label={t('news.all')}
          renderRow={renderRow}
          empty={<EmptyState title={t('news.empty')} text={t('news.emptyText')} />}
        />
      </div>
    </Screen>
  );
};
