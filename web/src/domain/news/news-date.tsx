import { momentAs } from '../checkpoint/checkpoint-words.ts';
import styles from './news-article.module.css';

export const NewsDate = ({ at }: { readonly at: string }) => (
  <time dateTime={at.slice(0, 10)} className={styles.date}>
    {momentAs(at, { dateStyle: 'long' })}
  </time>
);
