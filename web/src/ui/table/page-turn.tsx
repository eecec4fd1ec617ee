import { useTranslation } from 'react-i18next';
import { Icon } from '../icons/icon.tsx';
import styles from './page-turn.module.css';

type Answer = {
  readonly content: readonly unknown[];
  readonly size: number;
  readonly total: number;
  readonly last: boolean;
};

type PageTurnProps = {
  readonly page: number;
  readonly answer: Answer;
  readonly onPage: (page: number) => void;
};

/** The pages of a short list within a panel or a card; nothing where one page holds all. */
export const PageTurn = ({ page, answer, onPage }: PageTurnProps) => {
  const { t } = useTranslation();
  const { content, size, total, last } = answer;
  if (page === 0 && last) return null;
  const to = page * size + content.length;
  const turn = (path: string, label: string, next: number | null) => (
    <button
      type="button"
      className={styles.turn}
      aria-label={label}
      title={label}
      disabled={next === null}
      onClick={() => next !== null && onPage(next)}
    >
      <Icon size={18}>
        <path d={path} />
      </Icon>
    </button>
  );
  return (
    <div className={styles.turns}>
      <span role="status">
        {t('table.range', { from: page * size + Math.min(1, content.length), to, total })}
      </span>
      {turn('M15 5l-7 7 7 7', t('table.previousPage'), page > 0 ? page - 1 : null)}
      {turn('M9 5l7 7-7 7', t('table.nextPage'), last ? null : page + 1)}
    </div>
  );
};
