import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../button/icon-button.tsx';
import layout from '../layout/layout.module.css';
import text from '../text/text.module.css';
import styles from './pager.module.css';

type TurnsProps = {
  readonly page: number;
  readonly isLast: boolean;
  readonly onPage: (page: number) => void;
  /** Which rows are shown. */
  readonly children: ReactNode;
};

export const Turns = ({ page, isLast, onPage, children }: TurnsProps) => {
  const { t } = useTranslation();
  return (
    <div
      className={`${layout.line} ${layout.tight} ${text.small} ${text.dimmed} ${text.figures} ${styles.turns}`}
    >
      {children}
      <IconButton
        label={t('table.previousPage')}
        icon="back"
        onPress={page > 0 ? () => onPage(page - 1) : undefined}
      />
      <IconButton
        label={t('table.nextPage')}
        icon="on"
        onPress={isLast ? undefined : () => onPage(page + 1)}
      />
    </div>
  );
};
