import { useTranslation } from 'react-i18next';
import { formatClock } from '../../../domain/checkpoint/checkpoint-time.ts';
import { languageTag } from '../../../lib/i18n.ts';
import { useTimeZone } from '../../../lib/time/time-zone.ts';
import { GivenText } from '../entry/given-text.tsx';
import type { Told } from '../kiosk-state.ts';
import { AnswerScreen } from './answer-screen.tsx';
import { Tips } from './tips.tsx';
import styles from './told.module.css';
import { ToldFrame } from './told-frame.tsx';

const sentenceSeconds = 30;

type Kept = Extract<Told, { kind: 'kept' }>;

/** Nothing is promised that is not known: it is kept, it goes out by itself, and where the driver can see it. */
const KeptScreen = ({ told, onDone }: { readonly told: Kept; readonly onDone: () => void }) => {
  const { t } = useTranslation();
  const timeZone = useTimeZone();
  const time = formatClock(new Date(told.at), { timeZone, locale: languageTag() });
  return (
    <ToldFrame
      tone="blue"
      icon="kept"
      title={t('kiosk.kept.title')}
      about={
        <div className={styles.about}>
          <GivenText text={told.text} />
          <p>{t('kiosk.kept.time', { time })}</p>
        </div>
      }
      seconds={sentenceSeconds}
      onDone={onDone}
    >
      <section className={styles.next}>
        <p className={styles.text}>{t('kiosk.kept.text')}</p>
      </section>
      <Tips
        tips={[
          { icon: 'board', words: t('kiosk.kept.board') },
          { icon: 'staff', words: t('kiosk.kept.staff') },
        ]}
      />
    </ToldFrame>
  );
};

const RefusedScreen = ({
  isTooMany,
  onDone,
}: {
  readonly isTooMany: boolean;
  readonly onDone: () => void;
}) => {
  const { t } = useTranslation();
  const reason = isTooMany ? 'tooMany' : 'failed';
  return (
    <ToldFrame
      tone="grey"
      icon={isTooMany ? 'clock' : 'cross'}
      title={t(`kiosk.refused.${reason}.title`)}
      seconds={sentenceSeconds}
      onDone={onDone}
    >
      <section className={styles.next}>
        <p className={styles.text}>{t(`kiosk.refused.${reason}.text`)}</p>
      </section>
    </ToldFrame>
  );
};

export const ToldScreen = ({ told, onDone }: { readonly told: Told; readonly onDone: () => void }) => {
  if (told.kind === 'answer') return <AnswerScreen answer={told.answer} text={told.text} onDone={onDone} />;
  if (told.kind === 'kept') return <KeptScreen told={told} onDone={onDone} />;
  return <RefusedScreen isTooMany={told.reason === 'too-many'} onDone={onDone} />;
};
