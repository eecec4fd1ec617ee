import { useTranslation } from 'react-i18next';
import type { CheckInAnswer } from '#contract/queue/check-in.ts';
import {
  timeRange,
  wallDay,
  wallTime,
  weekday,
  whenWords,
} from '../../../domain/checkpoint/checkpoint-words.ts';
import { currentLanguage, languageTag } from '../../../lib/i18n.ts';
import { useToday } from '../../../lib/time/time-zone.ts';
import layout from '../../../ui/layout/layout.module.css';
import { Emphasized } from '../../../ui/text/marked-text.tsx';
import { GivenText } from '../entry/given-text.tsx';
import { SlipCard } from '../slip/slip-card.tsx';
import styles from './answer.module.css';
import { CalledCard } from './called-card.tsx';
import { ordinalForm, secondsFor, toldOutcome, viewOf } from './outcome-view.ts';
import { Tips } from './tips.tsx';
import { type Leaving, ToldFrame } from './told-frame.tsx';

type PlaceCardProps = Pick<CheckInAnswer, 'etaFrom' | 'etaTo'> & { readonly position: number };

const PlaceCard = ({ position, etaFrom, etaTo }: PlaceCardProps) => {
  const { t } = useTranslation();
  const today = useToday();
  const form = ordinalForm(position, languageTag());
  const rangeWords = (from: string, to: string) =>
    wallDay(from) === today ? timeRange(from, to) : `${weekday(wallDay(from))} ${timeRange(from, to)}`;
  return (
    <section className={`${layout.stack} ${styles.place}`}>
      <p className={styles.label}>{t('kiosk.answer.place')}</p>
      <p className={styles.position}>
        <Emphasized say={(value) => t(`kiosk.place.${form}`, { position: value })} value={String(position)} />
      </p>
      <hr />
      <p className={styles.label}>{t(etaFrom ? 'kiosk.answer.call' : 'kiosk.answer.callUnknown')}</p>
      {etaFrom && etaTo && (
        <p className={styles.time}>{t('kiosk.answer.callAt', { time: rangeWords(etaFrom, etaTo) })}</p>
      )}
    </section>
  );
};

const Next = ({ words }: { readonly words: string }) => {
  const { t } = useTranslation();
  return (
    <section className={styles.next}>
      <p className={styles.label}>{t('kiosk.answer.whatNext')}</p>
      <p>{words}</p>
    </section>
  );
};

type AnswerScreenProps = Leaving & {
  readonly answer: CheckInAnswer;
  /** The entered text, which is all that can be shown if no booking was found. */
  readonly text: string;
};

type BookedProps = { readonly answer: CheckInAnswer; readonly dateBooked: string };

const useWhen = () => {
  const today = useToday();
  return (instant: string) => (wallDay(instant) === today ? wallTime(instant) : whenWords(instant));
};

const Booked = ({ answer: { moved }, dateBooked }: BookedProps) => {
  const { t } = useTranslation();
  const when = useWhen();
  if (!moved) return <p>{t('kiosk.answer.bookedFor', { when: when(dateBooked) })}</p>;
  return (
    <p>
      {t('kiosk.answer.moved', { from: when(moved.from), to: when(dateBooked) })}
      <br />
      {moved.reasons[currentLanguage()]}
    </p>
  );
};

const InLine = ({ answer, position }: { readonly answer: CheckInAnswer; readonly position: number }) => {
  const { t } = useTranslation();
  return (
    <>
      <PlaceCard
        position={position}
        {...(answer.etaFrom && answer.etaTo && { etaFrom: answer.etaFrom, etaTo: answer.etaTo })}
      />
      <Tips
        tips={[
          { icon: 'gate', words: t('kiosk.answer.gateLater') },
          { icon: 'sms', words: t('kiosk.answer.message') },
        ]}
      />
    </>
  );
};

export const AnswerScreen = ({ answer, text, ...leaving }: AnswerScreenProps) => {
  const { t } = useTranslation();
  const when = useWhen();
  const outcome = toldOutcome(answer);
  const { position, dateBooked, window } = answer;
  const words = t(`kiosk.outcomes.${outcome}.text`, { from: window ? when(window.from) : '' });
  const isInLine = position !== undefined;
  const isCalled = outcome === 'CALLED';
  return (
    <ToldFrame
      {...viewOf[outcome]}
      title={t(`kiosk.outcomes.${outcome}.title`)}
      about={
        <>
          <GivenText text={answer.vehicleRegistrationPlate ?? text} />
          {dateBooked && <Booked answer={answer} dateBooked={dateBooked} />}
          {(isCalled || (isInLine && outcome !== 'ON_TIME')) && <p>{words}</p>}
        </>
      }
      seconds={secondsFor(answer)}
      {...leaving}
    >
      {isInLine && <InLine answer={answer} position={position} />}
      {isCalled && <CalledCard answer={answer} />}
      {!isInLine && !isCalled && <Next words={words} />}
      {(isInLine || isCalled) && <SlipCard answer={answer} />}
    </ToldFrame>
  );
};
