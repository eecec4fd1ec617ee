import { turnMs } from '../words/lead-at.ts';
import styles from './waiting.module.css';

const mostMarks = 12;

type PageMarksProps = {
  readonly page: number;
  readonly pages: number;
  readonly turn: number;
  readonly now: number;
};

/** Page indicator; with too many pages to tell apart, a progress bar. */
export const PageMarks = ({ page, pages, turn, now }: PageMarksProps) => (
  <span className={styles.marks} aria-hidden="true">
    {pages > mostMarks ? (
      <span className={styles.mark} data-long="">
        <span style={{ width: `${((page + 1) / pages) * 100}%` }} />
      </span>
    ) : (
      Array.from({ length: pages }, (_, place) => `page-${place}`).map((key, place) => (
        <span key={key} className={styles.mark}>
          {place === page && (
            <span
              key={turn}
              style={{ animationDuration: `${turnMs}ms`, animationDelay: `${-(now % turnMs)}ms` }}
            />
          )}
        </span>
      ))
    )}
  </span>
);
