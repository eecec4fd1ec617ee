import { VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { roles as allRoles } from '#kernel/access.ts';
import { factorsQuery } from '../../../domain/account/factors.ts';
import { shortName } from '../../../domain/account/full-name.ts';
import { useMay } from '../../../domain/account/may.tsx';
import { profileQuery } from '../../../domain/account/profile.ts';
import { sessionsQuery } from '../../../domain/account/sessions.ts';
import { wallTime } from '../../../domain/checkpoint/checkpoint-words.ts';
import { currentDutyQuery } from '../../../domain/duty/duties.ts';
import { RoundMark } from '../../../ui/badge/round-mark.tsx';
import { openLoaded } from '../../../ui/dialogs/open-dialog.ts';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/text/text.module.css';
import styles from './console-bar.module.css';

const openOperator = () =>
  openLoaded(async () => (await import('./operator-dialog.tsx')).OperatorDialog, {}, undefined);

export const OperatorButton = () => {
  const { t } = useTranslation();
  const { data: profile } = useQuery(profileQuery);
  const { data: sessions } = useQuery({ ...sessionsQuery, staleTime: 600_000 });
  const { data: list } = useQuery({ ...factorsQuery, staleTime: 600_000 });
  const { data: duty } = useQuery({ ...currentDutyQuery, enabled: useMay('console') });
  if (!profile) return null;
  const since = sessions?.find(({ current }) => current)?.createdDate;
  const { firstName, lastName, secondStep, roles } = profile;
  const isPasswordOnly = !secondStep && list?.factors.length === 0;
  // Only the role that allows most is shown. `allRoles` begins with it.
  const role = t(`journal.roles.${allRoles.find((one) => roles.includes(one)) ?? 'OPERATOR'}`);
  const isOnDuty = duty?.operator?.id === profile.id && duty.endedAt === undefined;
  const signedInAs = since ? t('console.operator.since', { role, time: wallTime(since) }) : role;
  const state =
    isOnDuty && duty.startedAt !== null
      ? t('console.operator.onDuty', { time: wallTime(duty.startedAt) })
      : signedInAs;
  return (
    <button type="button" className={`${layout.line} ${styles.operator}`} onClick={() => void openOperator()}>
      <span className={styles.initials} data-hint={isPasswordOnly}>
        <RoundMark tone="blue">
          {lastName.slice(0, 1)}
          {firstName.slice(0, 1)}
        </RoundMark>
      </span>
      <span className={`${text.clip} ${styles.words}`}>
        <span className={text.strong}>{shortName(profile)}</span>
        <br />
        <span className={`${text.small} ${text.dimmed}`}>{state}</span>
      </span>
      {isPasswordOnly && <VisuallyHidden>, {t('console.operator.passwordOnly')}</VisuallyHidden>}
    </button>
  );
};
