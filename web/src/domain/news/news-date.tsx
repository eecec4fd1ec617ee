import { languageTag } from '../../lib/i18n.ts';
import styles from './news-article.module.css';

/** The day as the checkpoint's calendar has it; the instant comes with the checkpoint's offset. */
export const NewsDate = ({ at }: { readonly at: string }) => {
  const day = at.slice(0, 10);
  const words = new Intl.DateTimeFormat(languageTag(), { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <time dateTime={day} className={styles.date}>
      {words.format(new Date(`${day}T00:00:00Z`))}
    </time>
  );
};
