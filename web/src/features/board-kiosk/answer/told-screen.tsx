import { useTranslation } from 'react-i18next';
import { formatClock } from '../../../domain/checkpoint/checkpoint-time.ts';
import { languageTag } from '../../../lib/i18n.ts';
import { useTimeZone } from '../../../lib/time/time-zone.ts';
import { GivenText } from '../entry/given-text.tsx';
import type { FinalAnswer } from '../kiosk-state.ts';
import styles from './answer.module.css';
import { AnswerScreen } from './answer-screen.tsx';
import { Tips } from './tips.tsx';
import { type Leaving, ToldFrame } from './told-frame.tsx';

const sentenceSeconds = 30;

type StoredAnswer = Extract<FinalAnswer, { kind: 'kept' }>;

/** Without a network the check-in is stored and sent later. The hall's display will show whether it counted. */
const KeptScreen = ({ told, ...leaving }: Leaving & { readonly told: StoredAnswer }) => {
  const { t } = useTranslation();
  const timeZone = useTimeZone();
  const time = formatClock(new Date(told.at), { timeZone, locale: languageTag() });
  return (
    <ToldFrame
      tone="blue"
      icon="kept"
      title={t('kiosk.kept.title')}
      about={
        <>
          <GivenText text={told.text} />
          <p>{t('kiosk.kept.time', { time })}</p>
        </>
      }
      seconds={sentenceSeconds}
      {...leaving}
    >
      <p className={styles.next}>{t('kiosk.kept.text')}</p>
      <Tips
        tips={[
          { icon: 'board', words: t('kiosk.kept.board') },
          { icon: 'staff', words: t('kiosk.kept.staff') },
        ]}
      />
    </ToldFrame>
  );
};

type Refusal = Extract<FinalAnswer, { kind: 'refused' }>;

const RefusedScreen = ({ told, ...leaving }: Leaving & { readonly told: Refusal }) => {
  const { t } = useTranslation();
  const isTooMany = told.reason === 'too-many';
  return (
    <ToldFrame
      tone="grey"
      icon={isTooMany ? 'clock' : 'cross'}
      title={t(isTooMany ? 'kiosk.refused.tooMany.title' : 'kiosk.refused.failed.title')}
      seconds={sentenceSeconds}
      {...leaving}
    >
      <p className={styles.next}>
        {isTooMany
          ? t('kiosk.refused.tooMany.text', { count: Math.ceil(told.retryAfterSeconds / 60) })
          : t('kiosk.refused.failed.text')}
      </p>
    </ToldFrame>
  );
};

export const ToldScreen = ({ told, ...leaving }: Leaving & { readonly told: FinalAnswer }) => {
  if (told.kind === 'answer') return <AnswerScreen answer={told.answer} text={told.text} {...leaving} />;
  if (told.kind === 'kept') return <KeptScreen told={told} {...leaving} />;
  return <RefusedScreen told={told} {...leaving} />;
};
