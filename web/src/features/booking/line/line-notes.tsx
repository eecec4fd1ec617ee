import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queueAccuracyQuery } from '../../../domain/queue/queue-accuracy.ts';
import { isSignedIn } from '../../../lib/session/session.ts';
import { SoundSwitch } from '../call/sound-switch.tsx';
import styles from './line-notes.module.css';

const Accuracy = () => {
  const { t } = useTranslation();
  const { data } = useQuery({ ...queueAccuracyQuery, enabled: isSignedIn() });
  if (typeof data?.share !== 'number') return null;
  return <p className={styles.note}>{t('booking.line.accuracy', { share: Math.round(data.share * 100) })}</p>;
};

/** The board is another application, hence plain links. */
const Links = () => {
  const { t } = useTranslation();
  return (
    <p className={styles.links}>
      <a href="/board">{t('booking.line.board')}</a>
      <a href="/board/log">{t('booking.line.log')}</a>
    </p>
  );
};

type LineNotesProps = {
  readonly late: boolean;
  readonly hasPriority: boolean;
  readonly hasForecast: boolean;
};

export const LineNotes = ({ late, hasPriority, hasForecast }: LineNotesProps) => {
  const { t } = useTranslation();
  return (
    <div className={styles.notes}>
      {late && <p className={styles.note}>{t('booking.line.late')}</p>}
      {hasPriority && <p className={styles.note}>{t('booking.line.priority')}</p>}
      {hasForecast && <Accuracy />}
      {isSignedIn() && <Links />}
      <SoundSwitch />
    </div>
  );
};
