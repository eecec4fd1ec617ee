import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { SessionInfo } from '#contract/accounts/accounts.ts';
import { describeDevice } from '../../../../domain/account/describe-device.ts';
import { formatClock, formatDay } from '../../../../domain/checkpoint/checkpoint-time.ts';
import { languageTag } from '../../../../lib/i18n.ts';
import { useTimeZone } from '../../../../lib/time/time-zone.ts';
import { Badge } from '../../../../ui/badge/badge.tsx';
import styles from './sessions-section.module.css';

type SessionRowProps = {
  readonly session: SessionInfo;
  readonly isEnding: boolean;
  readonly onEnd: () => void;
};

export const SessionRow = ({ session, isEnding, onEnd }: SessionRowProps) => {
  const { t } = useTranslation();
  const formatting = { timeZone: useTimeZone(), locale: languageTag() };
  const at = new Date(session.lastUsedDate);
  const known = describeDevice(session.userAgent);
  const device = known ? t('accounts.sessions.device', known) : t('accounts.sessions.unknownDevice');
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <p className={styles.device}>
          {device}
          {session.current && <Badge tone="blue">{t('accounts.sessions.current')}</Badge>}
        </p>
        <p className={styles.detail}>
          {[t(`accounts.sessions.types.${session.applicationType}`), session.address]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <p className={styles.detail}>
          {t('accounts.sessions.lastUsed', {
            day: formatDay(at, formatting),
            time: formatClock(at, formatting),
          })}
        </p>
      </div>
      {!session.current && (
        <Button
          variant="default"
          loading={isEnding}
          aria-label={t('accounts.sessions.endNamed', { device })}
          onClick={onEnd}
        >
          {t('accounts.sessions.end')}
        </Button>
      )}
    </li>
  );
};
