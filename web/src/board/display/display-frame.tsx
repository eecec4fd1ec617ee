import { useIdle } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ownNumbersQuery } from '../../domain/booking/own-numbers.ts';
import { queueAccuracyQuery } from '../../domain/queue/queue-accuracy.ts';
import { useQueue } from '../../domain/queue/use-queue.ts';
import { useServerClock } from '../../domain/queue/use-server-time.ts';
import { spokenCall } from '../../features/board-display/announce/call-words.ts';
import { useAnnouncements } from '../../features/board-display/announce/use-announcements.ts';
import { Display } from '../../features/board-display/display.tsx';
import { useNewBuild } from '../../features/board-display/screen/new-build.ts';
import { SoundQuestion } from '../../features/board-display/sound/sound-question.tsx';
import { useSound } from '../../features/board-display/sound/use-sound.ts';
import { currentLanguage } from '../../lib/i18n.ts';
import { useMedia } from '../../lib/screen/use-media.ts';
import { usePageTitle } from '../../lib/screen/use-page-title.ts';
import { useWakeLock } from '../../lib/screen/use-wake-lock.ts';
import { useSession } from '../../lib/session/session.ts';
import styles from './display-links.module.css';
import { DisplayLinks } from './display-links.tsx';

const accuracyMs = 5 * 60_000;

/** Without any input for this long, the links are hidden again. */
const idleMs = 3000;

/** A phone in either orientation. Must match the media queries in CSS. */
const compact = '(max-width: 699px), (max-height: 499px)';

/** The display in the hall with live data. Its links appear when somebody touches it. */
export const DisplayFrame = () => {
  const { t } = useTranslation();
  const { queue, isLive, receivedAt, build, serverNow } = useQueue({ placement: 'board' });
  const { data: accuracy } = useQuery({ ...queueAccuracyQuery, refetchInterval: accuracyMs });
  const isDriver = useSession().credential?.slot === 'user';
  const { data: ownNumbers } = useQuery({ ...ownNumbersQuery, enabled: isDriver });
  const now = useServerClock();
  const isCompact = useMedia(compact);
  const isIdle = useIdle(idleMs, { events: ['pointermove', 'pointerdown', 'keydown', 'wheel'] });
  const sound = useSound();
  const announced = useAnnouncements({
    queue,
    serverNow,
    isOff: isCompact,
    onAnnounce: (row) => sound.announce(spokenCall(row)),
  });
  useWakeLock(!isCompact);
  useNewBuild(build, announced.length > 0);
  usePageTitle(t('display.title'));
  const isUntouched = isIdle && !isCompact;
  return (
    <div className={styles.frame} data-untouched={isUntouched}>
      <DisplayLinks isHidden={isUntouched} isCompact={isCompact} sound={sound} />
      <Display
        queue={queue}
        announced={announced}
        own={new Set(ownNumbers)}
        isLive={isLive}
        receivedAt={receivedAt}
        now={now}
        accuracy={accuracy}
        isCompact={isCompact}
        language={currentLanguage()}
        callout={<SoundQuestion sound={sound} />}
      />
    </div>
  );
};
