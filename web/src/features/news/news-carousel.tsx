import { useTranslation } from 'react-i18next';
import type { NewsItem } from '#contract/news/news.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import styles from './news-carousel.module.css';
import { NewsTeaser } from './news-teaser.tsx';
import { useCarousel } from './use-carousel.ts';

type Carousel = ReturnType<typeof useCarousel>;
type ControlsProps = { readonly carousel: Carousel; readonly items: readonly NewsItem[] };

const PauseButton = ({ carousel: { isPaused, togglePause } }: Pick<ControlsProps, 'carousel'>) => {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      className={styles.button}
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
    <div className={styles.controls}>
      <button
        type="button"
        className={styles.button}
        onClick={() => turn(-1)}
        aria-label={t('news.previous')}
      >
        <Icon>
          <path d="m15 5-7 7 7 7" />
        </Icon>
      </button>
      <div className={styles.dots}>
        {items.map(({ id }, number) => (
          <button
            key={id}
            type="button"
            className={styles.dot}
            onClick={() => show(number)}
            aria-label={t('news.show', { number: number + 1, count: items.length })}
            {...(number === place && { 'aria-current': true })}
          />
        ))}
      </div>
      <button type="button" className={styles.button} onClick={() => turn(1)} aria-label={t('news.next')}>
        <Icon>
          <path d="m9 5 7 7-7 7" />
        </Icon>
      </button>
      {carousel.mayPause && <PauseButton carousel={carousel} />}
    </div>
  );
};

/** All items are laid out from the start, so that the height does not jump. */
export const NewsCarousel = ({ items }: { readonly items: readonly NewsItem[] }) => {
  const { t } = useTranslation();
  const carousel = useCarousel(items.length);
  const { place, isStill, holders } = carousel;
  return (
    <section
      className={styles.carousel}
      aria-label={t('news.newest')}
      aria-roledescription={t('news.carousel')}
      {...holders}
    >
      <div className={styles.slides} aria-live={isStill ? 'polite' : 'off'}>
        {items.map((item, number) => (
          <article
            key={item.id}
            className={styles.slide}
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
