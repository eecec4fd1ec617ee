import { useTranslation } from 'react-i18next';
import type { CheckInAnswer } from '#contract/queue/check-in.ts';
import { wallTime } from '../../../domain/checkpoint/checkpoint-words.ts';
import { currentLanguage } from '../../../lib/i18n.ts';
import styles from './called-card.module.css';
import { Tips } from './tips.tsx';

export const CalledCard = ({
  answer: { gate, gateDirections, calledAt },
}: {
  readonly answer: CheckInAnswer;
}) => {
  const { t } = useTranslation();
  return (
    <>
      <section className={styles.gate} data-named={gate !== undefined} data-long={(gate?.length ?? 0) > 3}>
        <p>
          {gate ? t('kiosk.called.gate') : t('kiosk.called.anyGate')}
          {gateDirections && <small>{gateDirections[currentLanguage()]}</small>}
        </p>
        {gate && <strong>{gate}</strong>}
      </section>
      <Tips
        tips={[
          ...(calledAt
            ? [{ icon: 'clock' as const, words: t('kiosk.called.at', { time: wallTime(calledAt) }) }]
            : []),
          { icon: 'paper', words: t('kiosk.called.papers') },
        ]}
      />
    </>
  );
};
