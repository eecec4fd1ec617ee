import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { SessionInfo } from '#contract/accounts/accounts.ts';
import { describeDevice } from '#kernel/devices/describe-device.ts';
import { formatClock, formatDay } from '../../../../domain/checkpoint/checkpoint-time.ts';
import { languageTag } from '../../../../lib/i18n.ts';
import { useTimeZone } from '../../../../lib/time/time-zone.ts';
import { Badge } from '../../../../ui/badge/badge.tsx';
import layout from '../../../../ui/layout/layout.module.css';
import text from '../../../../ui/text/text.module.css';
import styles from '../../accounts.module.css';

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
    <li className={`${layout.apart} ${styles.session}`}>
      <div>
        <p className={`${layout.row} ${text.strong}`}>
          {device}
          {session.current && <Badge tone="blue">{t('accounts.sessions.current')}</Badge>}
        </p>
        <p className={text.hint}>
          {[t(`accounts.sessions.types.${session.applicationType}`), session.address]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <p className={text.hint}>
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
