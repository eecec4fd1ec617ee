import { useTranslation } from 'react-i18next';
import { formatDay, offsetLabel } from '../../domain/checkpoint/checkpoint-time.ts';
import { dateFormat } from '../../lib/date-format.ts';
import { languageTag } from '../../lib/i18n.ts';
import { useTimeZone } from '../../lib/time-zone.ts';
import { useNow } from '../../lib/use-now.ts';
import styles from './console-bar.module.css';
import { LiveState } from './live-state.tsx';
import { OperatorButton } from './operator-button.tsx';
import { useCheckpointState } from './use-checkpoint-state.ts';

const Clock = () => {
  const now = useNow('second');
  const timeZone = useTimeZone();
  const locale = languageTag();
  const [hours, minutes, seconds] = dateFormat('ru', { timeStyle: 'medium', timeZone })
    .format(now)
    .split(':');
  return (
    <time className={styles.clock} dateTime={now.toISOString()}>
      <span className={styles.time}>
        {hours}:{minutes}
        <span className={styles.seconds}>:{seconds}</span>
      </span>
      <span className={styles.day}>
        {formatDay(now, { timeZone, locale })}, {offsetLabel(now, timeZone)}
      </span>
    </time>
  );
};

const State = ({ isGood, word }: { readonly isGood: boolean; readonly word: string }) => (
  <span className={styles.state} data-good={isGood}>
    {word}
  </span>
);

/** What an operator always sees: the state of the checkpoint, its time, and who is signed in. */
export const ConsoleBar = () => {
  const { t } = useTranslation();
  const { blocked, checkpoint } = useCheckpointState();
  return (
    <section className={styles.bar} aria-label={t('console.state.title')}>
      <div className={styles.states}>
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
        <LiveState />
      </div>
      <Clock />
      <OperatorButton />
    </section>
  );
};
