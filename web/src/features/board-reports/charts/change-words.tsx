import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Change } from '../change.ts';
import styles from '../reports.module.css';

type Props = { readonly change: Change | null; readonly words: readonly ReactNode[] };

export const ChangeWords = ({ change, words }: Props) => {
  const { t } = useTranslation();
  const parts = [change && <b data-good={change.isGood ?? undefined}>{change.words}</b>, ...words].filter(
    Boolean,
  );
  return (
    <p className={styles.quiet}>
      {parts.map((part, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
        <Fragment key={place}>
          {place > 0 && t('common.listSeparator')}
          {part}
        </Fragment>
      ))}
    </p>
  );
};
