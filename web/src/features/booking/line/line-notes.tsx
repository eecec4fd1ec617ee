import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queueAccuracyQuery } from '../../../domain/queue/queue-accuracy.ts';
import { isSignedIn } from '../../../lib/session/session.ts';
import button from '../../../ui/button/text-button.module.css';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/text/text.module.css';
import { SoundSwitch } from '../call/sound-switch.tsx';

const Accuracy = () => {
  const { t } = useTranslation();
  const { data } = useQuery({ ...queueAccuracyQuery, enabled: isSignedIn() });
  if (typeof data?.share !== 'number') return null;
  return <p className={text.hint}>{t('booking.line.accuracy', { share: Math.round(data.share * 100) })}</p>;
};

/** Plain links, because the board is another application. */
const Links = () => {
  const { t } = useTranslation();
  return (
    <p className={layout.row}>
      <a href="/board" className={button.link}>
        {t('booking.line.board')}
      </a>
      <a href="/board/log" className={button.link}>
        {t('booking.line.log')}
      </a>
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
    <div className={`${layout.stack} ${layout.tight}`}>
      {late && <p className={text.hint}>{t('booking.line.late')}</p>}
      {hasPriority && <p className={text.hint}>{t('booking.line.priority')}</p>}
      {hasForecast && <Accuracy />}
      {isSignedIn() && <Links />}
      <SoundSwitch />
    </div>
  );
};
