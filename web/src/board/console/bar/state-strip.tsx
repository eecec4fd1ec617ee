import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Reasons } from '#contract/reasons.ts';
import { whenWords } from '../../../domain/checkpoint/checkpoint-words.ts';
import { currentLanguage } from '../../../lib/i18n.ts';
import styles from './state-strip.module.css';
import { useCheckpointState } from './use-checkpoint-state.ts';

const inOwnLanguage = (reasons: Reasons | null | undefined) =>
  reasons ? reasons[currentLanguage()] || reasons.RU : null;

/** Shown on every console page while booking is blocked or the checkpoint is closed. */
export const StateStrip = () => {
  const { t } = useTranslation();
  const { blocked, checkpoint } = useCheckpointState();
  const closed = checkpoint && !checkpoint.isOpen ? checkpoint : null;
  const blockReason = inOwnLanguage(blocked?.reasons);
  const closureReason = inOwnLanguage(closed?.reasons);
  return (
    <div role="status">
      {closed && (
        <p className={styles.strip} data-tone="closed">
          <strong>
            {closed.until
              ? t('console.state.closedUntil', { when: whenWords(closed.until) })
              : t('console.state.closed')}
          </strong>
          <span>{closureReason ?? t('console.state.offHours')}</span>
          <Link to="/parameters/$part" params={{ part: 'calendar' }}>
            {t(closed.reasons ? 'console.state.toClosures' : 'console.state.toHours')}
          </Link>
        </p>
      )}
      {blocked?.blocked && (
        <p className={styles.strip} data-tone="blocked">
          <strong>{t('console.state.blocked')}</strong>
          {blockReason && <span>{blockReason}</span>}
          <Link to="/parameters/$part" params={{ part: 'block' }}>
            {t('console.state.toIntake')}
          </Link>
        </p>
      )}
    </div>
  );
};
