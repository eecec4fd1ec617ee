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

export const PageTurn = ({ page, answer, onPage }: PageTurnProps) => {
  const { t } = useTranslation();
  const { content, size, total, last } = answer;
  if (page === 0 && last) return null;
  const to = page * size + content.length;
  return (
    <Turns page={page} isLast={last} onPage={onPage}>
      <span role="status">
        {t('table.range', { from: page * size + Math.min(1, content.length), to, total })}
      </span>
    </Turns>
  );
};
