import { formatDay, offsetLabel } from '../../../domain/checkpoint/checkpoint-time.ts';
import { useServerClock } from '../../../domain/queue/use-server-clock.ts';
import { languageTag } from '../../../lib/i18n.ts';
import { listWords } from '../../../lib/list-words.ts';
import { dateFormat } from '../../../lib/time/date-format.ts';
import { useTimeZone } from '../../../lib/time/time-zone.ts';
import text from '../../../ui/text/text.module.css';
import styles from './console-bar.module.css';

/** The server's time at the checkpoint: lateness is judged by it; this machine's clock may be wrong. */
export const ConsoleClock = () => {
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
