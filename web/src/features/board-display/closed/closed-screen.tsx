import type { CSSProperties, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { LocalizedText } from '#contract/common.ts';
import type { QueueAccuracy, QueueClosure } from '#contract/queue/queue.ts';
import { wallTime } from '../../../domain/checkpoint/checkpoint-words.ts';
import { languages, languageTag } from '../../../lib/i18n.ts';
import track from '../../../ui/charts/track.module.css';
import layout from '../../../ui/layout/layout.module.css';
import { DisplayFooter } from '../frame/display-footer.tsx';
import { DisplayHeader } from '../frame/display-header.tsx';
import { WaitingBand, type WaitingBandProps } from '../waiting/waiting-band.tsx';
import { elapsedShare, otherDay } from '../words/display-time.ts';
import { OtherLanguages, translatorOf, useAllWords, useWords } from '../words/lead-language.tsx';
import styles from './closed.module.css';
import { closedSentence, openingWords, timeLeftWords } from './closed-words.ts';
import { areLong, reasonSize } from './reason-size.ts';

type ReasonsPanelProps = { readonly reasons: LocalizedText | null; readonly isBig: boolean };

/** The reason in every language it was written in, or a standard text outside of opening hours. */
const ReasonsPanel = ({ reasons, isBig }: ReasonsPanelProps) => {
  const offHours = useAllWords((t) => t('display.closed.offHours'));
  const spoken = useAllWords((t) => t('display.closed.reason'));
  const written = languages.filter((language) => reasons?.[language]);
  const columns = reasons
    ? written.map((language) => ({
        tag: languageTag(language),
        label: spoken.some((one) => one.language === language)
          ? translatorOf(language)('display.closed.reason')
          : '',
        text: reasons[language],
      }))
    : offHours.map(({ tag, text }) => ({ tag, label: '', text }));
  const styleOf = (text: string): CSSProperties & Record<`--${string}`, number> => ({
    '--reason-size': reasonSize(text, columns.length, isBig),
  });
  return (
    <ul className={styles.reasons}>
      {columns.map(({ tag, label, text }) => (
        <li key={tag} lang={tag} className={styles.reason}>
          {label && <small>{label}</small>}
          <span className={styles.text} style={styleOf(text)}>
            {text}
          </span>
        </li>
      ))}
    </ul>
  );
};

type ClosedTitleProps = { readonly closure: QueueClosure; readonly today: string };

const ClosedTitle = ({ closure, today }: ClosedTitleProps) => {
  const { t, tag } = useWords();
  return (
    <div>
      <h1 className={styles.title}>
        {t('display.closed.title')}{' '}
        {closure.to && (
          <span className={styles.until}>
            {t('display.closed.until', { when: wallTime(closure.to) })}{' '}
            <span className={styles.day}>{otherDay(closure.to, today, tag)}</span>
          </span>
        )}
      </h1>
      <p className={styles.others}>
        <OtherLanguages say={closedSentence(closure, today)} />
      </p>
    </div>
  );
};

type CountdownCardProps = { readonly closure: QueueClosure; readonly now: number; readonly today: string };

const CountdownCard = ({ closure: { from, to }, now, today }: CountdownCardProps) => {
  const { t, language } = useWords();
  if (to === null) return <p className={styles.card}>{t('display.closed.openingUnknown')}</p>;
  return (
    <div className={styles.card}>
      <p>{t('display.closed.opensIn')}</p>
      <p className={styles.left}>{timeLeftWords(t, to, now)}</p>
      <span className={`${track.track} ${styles.bar}`} aria-hidden="true">
        <span style={{ width: `${elapsedShare(from, to, now) * 100}%` }} />
      </span>
      <p className={`${layout.apart} ${styles.ends}`}>
        <span>{openingWords(from, today, language)}</span>
        <span>{openingWords(to, today, language)}</span>
      </p>
    </div>
  );
};

export type ScreenProps = WaitingBandProps & {
  readonly accuracy: QueueAccuracy | undefined;
  readonly callout: ReactNode;
  readonly strip: ReactNode;
};

/** Shown while the checkpoint is closed and nobody is called. Everybody who waits still sees his place. */
export const ClosedScreen = (props: ScreenProps & { readonly closure: QueueClosure }) => {
  const { closure, waiting, now, today, callout, strip } = props;
  const { t: tOwn } = useTranslation();
  const { t } = useWords();
  const someWait = waiting.length > 0;
  return (
    <>
      <span className={styles.tape} aria-hidden="true" />
      <DisplayHeader now={now} callout={callout}>
        <p>
          <strong>{tOwn('common.productName')}</strong>
          <span>{t('display.closed.placesKept')}</span>
        </p>
      </DisplayHeader>
      {strip}
      <main
        className={`${layout.filling} ${styles.main}`}
        data-long={areLong(closure.reasons)}
        data-waiting={someWait}
      >
        <div className={`${layout.beside} ${styles.top}`}>
          <ClosedTitle closure={closure} today={today} />
          <CountdownCard closure={closure} now={now} today={today} />
        </div>
        <ReasonsPanel reasons={closure.reasons} isBig={!someWait} />
        {someWait && <WaitingBand {...props} />}
      </main>
      <DisplayFooter queue={props.queue} accuracy={props.accuracy} />
    </>
  );
};
