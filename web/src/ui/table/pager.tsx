import { NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { languageTag } from '../../lib/i18n.ts';
import layout from '../layout/layout.module.css';
import text from '../text/text.module.css';
import { pageSizes } from './address-values.ts';
import { Turns } from './page-turn.tsx';
import styles from './pager.module.css';

type PagerProps = {
  /** From 0. */
  readonly page: number;
  readonly size: number;
  readonly count: number;
  readonly total: number;
  /** There are more rows than `total`. */
  readonly isCapped?: boolean;
  readonly isLast: boolean;
  readonly onPage: (page: number) => void;
  readonly onSize: (size: number) => void;
};

export const Pager = (props: PagerProps) => {
  const { page, size, count, total, isCapped = false, isLast, onPage, onSize } = props;
  const { t } = useTranslation();
  const to = page * size + count;
  const number = new Intl.NumberFormat(languageTag());
  const range = {
    from: number.format(count === 0 ? 0 : page * size + 1),
    to: number.format(to),
    total: number.format(Math.max(total, to)),
  };
  return (
    <nav
      className={`${layout.row} ${text.small} ${text.dimmed} ${styles.pager}`}
      aria-label={t('table.pages')}
    >
      <div className={layout.row}>
        <span className={styles.sizeWords} aria-hidden="true">
          {t('table.showBy')}
        </span>
        <NativeSelect
          size="sm"
          aria-label={t('table.pageSize')}
          value={String(size)}
          data={pageSizes.map(String)}
          onChange={(event) => onSize(Number(event.currentTarget.value))}
        />
      </div>
      <Turns page={page} isLast={isLast} onPage={onPage}>
        <span>{t(isCapped ? 'table.rangeOfMany' : 'table.range', range)}</span>
      </Turns>
    </nav>
  );
};
