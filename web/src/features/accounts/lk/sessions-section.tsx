import { Button } from '@mantine/core';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Loader.css';
import '@mantine/core/styles/Button.css';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { SessionInfo } from '#contract/accounts.ts';
import { call } from '../../../lib/api.ts';
import { defaultTimeZone, offsetLabel } from '../../../lib/checkpoint-time.ts';
import { useSite } from '../../../lib/site.ts';
import { confirmDialog } from '../../../ui/dialogs/open-dialog.ts';
import { handleError } from '../../../ui/errors/handle-error.ts';
import { SkeletonRows } from '../../../ui/states/skeleton-rows.tsx';
import { LoadFailure } from '../../shell/load-failure.tsx';
import sections from './account-section.module.css';
import { AccountSection, Done } from './account-section.tsx';
import { SessionRow } from './session-row.tsx';
import { outdateSessions, sessionsQuery } from './sessions-query.ts';
import styles from './sessions-section.module.css';

const endings = { onSettled: outdateSessions, onError: handleError };

const SessionList = ({ sessions }: { readonly sessions: readonly SessionInfo[] }) => {
  const { t } = useTranslation();
  const timeZone = useSite()?.timeZone ?? defaultTimeZone;
  const endOne = useMutation({
    mutationFn: (id: string) => call('DELETE /users/sessions/{id}', { expect: 204, params: { id } }),
    ...endings,
  });
  const endOthers = useMutation({
    mutationFn: () => call('DELETE /users/sessions', { expect: 204 }),
    ...endings,
  });
  const askToEndOthers = async () => {
    const isSure = await confirmDialog({
      title: t('accounts.sessions.endOthersTitle'),
      message: t('accounts.sessions.endOthersMessage'),
      okLabel: t('accounts.sessions.endOthers'),
    });
    if (isSure) endOthers.mutate();
  };
  return (
    <>
      <p className={sections.text}>
        {t('accounts.sessions.zone', { offset: offsetLabel(new Date(), timeZone) })}
      </p>
      <ul className={styles.list}>
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isEnding={endOne.isPending && endOne.variables === session.id}
            onEnd={() => endOne.mutate(session.id)}
          />
        ))}
      </ul>
      {sessions.some(({ current }) => !current) && (
        <Button variant="default" loading={endOthers.isPending} onClick={() => void askToEndOthers()}>
          {t('accounts.sessions.endOthers')}
        </Button>
      )}
      <Done>
        {endOthers.isSuccess && t('accounts.sessions.othersEnded')}
        {endOne.isSuccess && !endOthers.isSuccess && t('accounts.sessions.ended')}
      </Done>
    </>
  );
};

export const SessionsSection = () => {
  const { t } = useTranslation();
  const { data, isError, isPaused, refetch } = useQuery(sessionsQuery);
  const failed = <LoadFailure message={t('accounts.sessions.loadFailed')} onRetry={() => void refetch()} />;
  return (
    <AccountSection title={t('accounts.sessions.title')}>
      {data && <SessionList sessions={data} />}
      {!data && (isError || isPaused) && failed}
      {!data && !isError && !isPaused && <SkeletonRows rows={2} height={72} />}
    </AccountSection>
  );
};
