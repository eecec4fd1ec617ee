import { languageTag } from '../../lib/i18n.ts';
import styles from './news-article.module.css';

/** The instant carries the checkpoint's offset, so its date part is the checkpoint's day. */
export const NewsDate = ({ at }: { readonly at: string }) => {
  const day = at.slice(0, 10);
  const words = new Intl.DateTimeFormat(languageTag(), { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <time dateTime={day} className={styles.date}>
      {words.format(new Date(`${day}T00:00:00Z`))}
    </time>
  );
};
