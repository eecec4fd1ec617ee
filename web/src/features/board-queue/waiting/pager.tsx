import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/icons/icon.tsx';
import { type Pages, pageSizes } from './use-pages.ts';
import styles from './waiting-card.module.css';

const Arrow = ({ isBack = false }: { readonly isBack?: boolean }) => (
  <Icon size={20}>
    <path d={isBack ? 'M15 5l-7 7 7 7' : 'M9 5l7 7-7 7'} />
  </Icon>
);

export const Pager = ({ pages }: { readonly pages: Pages }) => {
  const { t } = useTranslation();
  const { page, last, size, total, rows, turnTo, resize } = pages;
  const from = page * size + 1;
  return (
    <div className={styles.pager}>
      <label className={styles.gate}>
        {t('boardQueue.pager.size')}
        <select value={size} onChange={(event) => resize(Number(event.target.value))}>
          {pageSizes.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </select>
      </label>
      <span>{t('boardQueue.pager.range', { from, to: from + rows.length - 1, total })}</span>
      <button
        type="button"
        className={styles.dismiss}
        disabled={page === 0}
        aria-label={t('boardQueue.pager.back')}
        onClick={() => turnTo(page - 1)}
      >
        <Arrow isBack />
      </button>
      <button
        type="button"
        className={styles.dismiss}
        disabled={page === last}
        aria-label={t('boardQueue.pager.on')}
        onClick={() => turnTo(page + 1)}
      >
        <Arrow />
      </button>
    </div>
  );
};
