import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { wallTime } from '../../../domain/checkpoint/checkpoint-words.ts';
import controls from '../../../ui/button/text-button.module.css';
import { ClosedWords } from './closed-words.tsx';
import styles from './day-sheet.module.css';
import type { ClosedRow as Row } from './plan-day.ts';

type Props = { readonly row: Row; readonly isTarget: boolean };

export const ClosedRow = memo(({ row: { start, closure, phase }, isTarget }: Props) => {
  const { t } = useTranslation();
  return (
    <li
      className={styles.row}
      data-closed="true"
      data-whole="true"
      data-start={start}
      data-target={isTarget}
      data-phase={phase}
    >
      <div className={styles.time}>
        <strong>{wallTime(start)}</strong>
      </div>
      <ClosedWords closure={closure} />
      {phase !== 'past' && (
        <Link to="/parameters" className={controls.link}>
          {t('boardBookings.day.changeHours')}
        </Link>
      )}
    </li>
  );
});
