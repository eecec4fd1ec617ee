import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Reasons } from '#contract/reasons.ts';
import { May } from '../../../domain/account/may.tsx';
import { whenWords } from '../../../domain/checkpoint/checkpoint-words.ts';
import { currentLanguage } from '../../../lib/i18n.ts';
import controls from '../../../ui/button/text-button.module.css';
import styles from '../../../ui/callout/strip.module.css';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/text/text.module.css';
import { useCheckpointState } from './use-checkpoint-state.ts';

const inOwnLanguage = (reasons: Reasons | null | undefined) =>
  reasons ? reasons[currentLanguage()] || reasons.RU : null;

export const StateStrip = () => {
  const { t } = useTranslation();
  const { blocked, checkpoint } = useCheckpointState();
  const closed = checkpoint && !checkpoint.isOpen ? checkpoint : null;
  const blockReason = inOwnLanguage(blocked?.reasons);
  const closureReason = inOwnLanguage(closed?.reasons);
  return (
    <div role="status">
      {closed && (
        <p className={`${layout.row} ${styles.strip}`} data-tone="red">
          <strong>
            {closed.until
              ? t('console.state.closedUntil', { when: whenWords(closed.until) })
              : t('console.state.closed')}
          </strong>
          <span className={text.breaks}>{closureReason ?? t('console.state.offHours')}</span>
          {closed.closureId ? (
            <Link to="/closures/$id" params={{ id: closed.closureId }} className={controls.link}>
              {t('console.state.toClosure')}
            </Link>
          ) : (
            <May access="admin">
              <Link to="/parameters/$part" params={{ part: 'calendar' }} className={controls.link}>
                {t(closed.reasons ? 'console.state.toClosures' : 'console.state.toHours')}
              </Link>
            </May>
          )}
        </p>
      )}
      {blocked?.blocked && (
        <p className={`${layout.row} ${styles.strip}`} data-tone="amber">
          <strong>{t('console.state.blocked')}</strong>
          {blockReason && <span className={text.breaks}>{blockReason}</span>}
          <May access="admin">
            <Link to="/parameters/$part" params={{ part: 'block' }} className={controls.link}>
              {t('console.state.toIntake')}
            </Link>
          </May>
        </p>
      )}
    </div>
  );
};
