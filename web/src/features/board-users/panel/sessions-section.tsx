import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { SessionInfo, UserAccount } from '#contract/accounts/accounts.ts';
import { describeDevice } from '#kernel/devices/describe-device.ts';
import { fullName } from '../../../domain/account/full-name.ts';
import { May } from '../../../domain/account/may.tsx';
import { momentWords } from '../../../domain/checkpoint/checkpoint-words.ts';
import { confirmDialog } from '../../../ui/dialogs/open-dialog.ts';
import { PanelSection } from '../../../ui/panel/panel-section.tsx';
import rows from '../../../ui/rows/rows.module.css';
import { LoadFailure } from '../../../ui/states/load-failure.tsx';
import { SkeletonRows } from '../../../ui/states/skeleton-rows.tsx';
import text from '../../../ui/text/text.module.css';
import { endSessions, userSessionsQuery } from '../user-calls.ts';
import type { UserAct } from './use-user-act.ts';

const shown = 5;

const Session = ({ session }: { readonly session: SessionInfo }) => {
  const { t } = useTranslation();
  const known = describeDevice(session.userAgent);
  return (
    <li className={rows.row}>
      <span className={rows.words}>
        {known ? t('accounts.sessions.device', known) : t('accounts.sessions.unknownDevice')}
        <span className={text.second}>
          {[t(`accounts.sessions.types.${session.applicationType}`), session.address]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      <span className={text.second}>{momentWords(session.lastUsedDate)}</span>
    </li>
  );
};

type SessionsSectionProps = { readonly user: UserAccount; readonly act: UserAct };

export const SessionsSection = ({ user, act }: SessionsSectionProps) => {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(userSessionsQuery(user.id));
  const end = async () => {
    const count = data?.length ?? 0;
    const isOwn = data?.some(({ current }) => current) ?? false;
    const isSure = await confirmDialog({
      title: t('boardUsers.sessions.endTitle', { name: fullName(user) }),
      message: t(isOwn ? 'boardUsers.sessions.endOwn' : 'boardUsers.sessions.endMessage', { count }),
      okLabel: t('boardUsers.sessions.endOk'),
    });
    if (isSure) await act.run(user, () => endSessions(user.id));
  };
  return (
    <PanelSection
      title={t('boardUsers.sessions.title')}
      beside={data && data.length > 0 && <span>{data.length}</span>}
    >
      {!data && error && (
        <LoadFailure message={t('boardUsers.sessions.failed')} onRetry={() => void refetch()} />
      )}
      {!data && !error && <SkeletonRows rows={1} />}
      {data?.length === 0 && <p className={text.dimmed}>{t('boardUsers.sessions.none')}</p>}
      {data && data.length > 0 && (
        <>
          <ul className={rows.rows}>
            {data.slice(0, shown).map((session) => (
              <Session key={session.id} session={session} />
            ))}
          </ul>
          {data.length > shown && (
            <p className={text.dimmed}>{t('boardUsers.sessions.more', { count: data.length - shown })}</p>
          )}
          <May access="admin">
            <div>
              <Button size="sm" variant="default" disabled={act.isRunning} onClick={() => void end()}>
                {t('boardUsers.sessions.end')}
              </Button>
            </div>
          </May>
        </>
      )}
    </PanelSection>
  );
};
