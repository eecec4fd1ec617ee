import { VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { roles as allRoles } from '#kernel/access.ts';
import { shortName } from '../../../domain/account/full-name.ts';
import { profileQuery } from '../../../domain/account/profile.ts';
import { sessionsQuery } from '../../../domain/account/sessions.ts';
import { formatDay, offsetLabel } from '../../../domain/checkpoint/checkpoint-time.ts';
import { wallTime } from '../../../domain/checkpoint/checkpoint-words.ts';
import { useLine } from '../../../domain/queue/use-line.ts';
import { useQueue } from '../../../domain/queue/use-queue.ts';
import { useServerClock } from '../../../domain/queue/use-server-clock.ts';
import { SearchField } from '../../../features/board-search/search-field.tsx';
import { languageTag } from '../../../lib/i18n.ts';
import { listWords } from '../../../lib/list-words.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { dateFormat } from '../../../lib/time/date-format.ts';
import { useTimeZone } from '../../../lib/time/time-zone.ts';
import { openLoaded } from '../../../ui/dialogs/open-dialog.ts';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/text/text.module.css';
import styles from './console-bar.module.css';
import { useCheckpointState } from './use-checkpoint-state.ts';

const openOperator = () =>
  openLoaded<object, void>(async () => (await import('./operator-dialog.tsx')).OperatorDialog, {}, undefined);

/** The signed-in operator; a badge warns that the account has no second factor. */
const OperatorButton = () => {
  const { t } = useTranslation();
  const { data: profile } = useQuery(profileQuery);
  const { data: sessions } = useQuery({ ...sessionsQuery, staleTime: 600_000 });
  if (!profile) return null;
  const since = sessions?.find(({ current }) => current)?.createdDate;
  const { firstName, lastName, secondStep, roles } = profile;
  // In the order of what they may do: the first says most.
  const role = t(`journal.roles.${allRoles.find((one) => roles.includes(one)) ?? 'OPERATOR'}`);
  return (
    <button type="button" className={`${layout.row} ${styles.operator}`} onClick={() => void openOperator()}>
      <span className={styles.initials} data-hint={!secondStep} aria-hidden="true">
        {lastName.slice(0, 1)}
        {firstName.slice(0, 1)}
      </span>
      <span className={`${text.clip} ${styles.words}`}>
        <span className={text.strong}>{shortName(profile)}</span>
        <br />
        <span className={`${text.small} ${text.dimmed}`}>
          {since ? t('console.operator.since', { role, time: wallTime(since) }) : role}
        </span>
      </span>
      {!secondStep && <VisuallyHidden>, {t('console.operator.passwordOnly')}</VisuallyHidden>}
    </button>
  );
};

/** The server's time at the checkpoint: lateness is judged by it; this machine's clock may be wrong. */
const ConsoleClock = () => {
  const now = new Date(useServerClock());
  const timeZone = useTimeZone();
  const [hours, minutes, seconds] = dateFormat('ru', { timeStyle: 'medium', timeZone })
    .format(now)
    .split(':');
  return (
    <time className={styles.clock} dateTime={now.toISOString()}>
      <span className={styles.time}>
        {hours}:{minutes}
        <span className={text.dimmed}>:{seconds}</span>
      </span>
      <span className={`${text.small} ${text.dimmed}`}>
        {listWords([formatDay(now, { timeZone, locale: languageTag() }), offsetLabel(now, timeZone)])}
      </span>
    </time>
  );
};

/** Refetches failed queries when the connection is back, so that nobody has to press "retry". */
const useRecovery = () => {
  const { isLive } = useLine();
  const wasLive = useRef(isLive);
  useEffect(() => {
    if (isLive && !wasLive.current)
      void queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
    wasLive.current = isLive;
  }, [isLive]);
};

/** Shows whether the queue data is live or how old it is; renders nothing before the first data. */
const LiveState = () => {
  const { t } = useTranslation();
  const timeZone = useTimeZone();
  useRecovery();
  const { queue, isLive, receivedAt } = useQueue({ placement: 'admin' });
  if (!queue || receivedAt === undefined) return null;
  const time = dateFormat('ru', { timeStyle: 'medium', timeZone }).format(receivedAt);
  return (
    <span className={styles.state} data-good={isLive} data-live={isLive} role="status">
      {isLive ? t('console.state.isLive') : t('console.state.dataOf', { time })}
    </span>
  );
};

const State = ({ isGood, word }: { readonly isGood: boolean; readonly word: string }) => (
  <span className={styles.state} data-good={isGood}>
    {word}
  </span>
);

const CheckpointStates = () => {
  const { t } = useTranslation();
  const { blocked, checkpoint } = useCheckpointState();
  return (
    <>
      {checkpoint && (
        <State
          isGood={checkpoint.isOpen}
          word={t(checkpoint.isOpen ? 'console.state.isOpen' : 'console.state.isClosed')}
        />
      )}
      {blocked && (
        <State
          isGood={!blocked.blocked}
          word={t(blocked.blocked ? 'console.state.isBlocked' : 'console.state.isBookable')}
        />
      )}
    </>
  );
};

export const ConsoleBar = () => {
  const { t } = useTranslation();
  return (
    <section className={styles.bar} aria-label={t('console.state.title')}>
      <SearchField className={styles.search} />
      <div className={`${layout.row} ${text.small} ${styles.states}`}>
        <CheckpointStates />
        <LiveState />
      </div>
      <ConsoleClock />
      <OperatorButton />
    </section>
  );
};
