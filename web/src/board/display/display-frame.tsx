import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ownNumbersQuery } from '../../domain/booking/own-numbers.ts';
import { queueAccuracyQuery } from '../../domain/queue/queue-accuracy.ts';
import { useQueue } from '../../domain/queue/use-queue.ts';
import { useServerClock } from '../../domain/queue/use-server-clock.ts';
import { isCalled, isFresh } from '../../features/board-display/called/call-state.ts';
import { Display } from '../../features/board-display/display.tsx';
import { useCompact } from '../../features/board-display/screen/use-compact.ts';
import { useIdle } from '../../features/board-display/screen/use-idle.ts';
import { useNewBuild } from '../../features/board-display/screen/use-new-build.ts';
import { SoundQuestion } from '../../features/board-display/sound/sound-question.tsx';
import { useChime } from '../../features/board-display/sound/use-chime.ts';
import { useSound } from '../../features/board-display/sound/use-sound.ts';
import { currentLanguage } from '../../lib/i18n.ts';
import { usePageTitle } from '../../lib/screen/use-page-title.ts';
import { useWakeLock } from '../../lib/screen/use-wake-lock.ts';
import { useSession } from '../../lib/session/session.ts';
import { useTimeZone } from '../../lib/time/time-zone.ts';
import styles from './display-links.module.css';
import { DisplayLinks } from './display-links.tsx';

const accuracyMs = 5 * 60_000;

/** Without pointer movement for this long, the links are hidden again. */
const idleMs = 3000;

/** The display in the hall with live data; its links appear when somebody touches it. */
export const DisplayFrame = () => {
  const { t } = useTranslation();
  const { queue, isLive, receivedAt, build, serverNow } = useQueue({ placement: 'board' });
  const { data: accuracy } = useQuery({ ...queueAccuracyQuery, refetchInterval: accuracyMs });
  const isDriver = useSession().credential?.slot === 'user';
  const { data: ownNumbers } = useQuery({ ...ownNumbersQuery, enabled: isDriver });
  const now = useServerClock();
  const timeZone = useTimeZone();
  const isCompact = useCompact();
  const isIdle = useIdle(idleMs);
  const sound = useSound();
  useChime(queue, serverNow, sound.chime);
  useWakeLock(!isCompact);
  useNewBuild(build, queue?.content.some((row) => isCalled(row) && isFresh(row, now)) ?? false);
  usePageTitle(t('display.title'));
  const isUntouched = isIdle && !isCompact;
  return (
    <div className={styles.frame} data-untouched={isUntouched}>
      <DisplayLinks isHidden={isUntouched} isCompact={isCompact} sound={sound} />
      <Display
        queue={queue}
        own={new Set(ownNumbers)}
        isLive={isLive}
        receivedAt={receivedAt}
        now={now}
        timeZone={timeZone}
        accuracy={accuracy}
        isCompact={isCompact}
        language={currentLanguage()}
        callout={<SoundQuestion sound={sound} />}
      />
    </div>
  );
};
