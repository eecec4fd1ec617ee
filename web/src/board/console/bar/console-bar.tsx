import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay, offsetLabel } from '../../../domain/checkpoint/checkpoint-time.ts';
import { useLine, useQueue } from '../../../domain/queue/use-queue.ts';
import { useServerClock } from '../../../domain/queue/use-server-time.ts';
import { QueueSummary } from '../../../features/board-queue/queue-summary.tsx';
import { SearchField } from '../../../features/board-search/search-field.tsx';
import { languageTag } from '../../../lib/i18n.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { dateFormat } from '../../../lib/time/date-format.ts';
import { useTimeZone } from '../../../lib/time/time-zone.ts';
import { listWords } from '../../../lib/words/list-words.ts';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/text/text.module.css';
import { useShownSection } from '../use-section.ts';
import styles from './console-bar.module.css';
import { OperatorButton } from './operator-button.tsx';
import { useCheckpointState } from './use-checkpoint-state.ts';

/** The server's time at the checkpoint. It decides who is late, and this machine's clock may be wrong. */
const ConsoleClock = () => {
  const now = new Date(useServerClock());
  const timeZone = useTimeZone();
  const [hours, minutes, seconds] = dateFormat('ru', { timeStyle: 'medium', timeZone })
    .format(now)
    .split(':');
  return (
    <time className={styles.clock} dateTime={now.toISOString()}>
      <span className={`${text.code} ${styles.time}`}>
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

/** Shows whether the queue data is live or how old it is. Renders nothing before the first data. */
const LiveState = () => {
  const { t } = useTranslation();
  const timeZone = useTimeZone();
  useRecovery();
  const { queue, isLive, receivedAt } = useQueue({ placement: 'admin' });
  if (!queue || receivedAt === undefined) return null;
  const time = dateFormat('ru', { timeStyle: 'medium', timeZone }).format(receivedAt);
  return (
    <span
      className={`${layout.line} ${text.toned} ${styles.state}`}
      data-tone={isLive ? 'green' : 'amber'}
      role="status"
    >
      {isLive ? t('console.state.isLive') : t('console.state.dataOf', { time })}
    </span>
  );
};

const State = ({ isGood, word }: { readonly isGood: boolean; readonly word: string }) => (
  <span
    className={`${layout.line} ${isGood ? '' : text.toned} ${styles.state}`}
    data-tone={isGood ? 'green' : 'amber'}
  >
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
    <section className={`${layout.line} ${styles.bar}`} aria-label={t('console.state.title')}>
      {/* The queue has its own search field. */}
      {useShownSection() === 'queue' ? <QueueSummary /> : <SearchField className={layout.end} />}
      <div className={`${layout.row} ${text.small} ${styles.states}`}>
        <CheckpointStates />
        <LiveState />
      </div>
      <ConsoleClock />
      <OperatorButton />
    </section>
  );
};
