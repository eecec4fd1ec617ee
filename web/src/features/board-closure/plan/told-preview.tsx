import { useQuery } from '@tanstack/react-query';
import i18next from 'i18next';
import { useTranslation } from 'react-i18next';
import type { ToldOfShift } from '#contract/bookings/shift.ts';
import type { Language } from '#contract/common.ts';
import { wallDay, wallTime } from '../../../domain/checkpoint/checkpoint-words.ts';
import type { ReasonTexts } from '../../../domain/reasons/reason-texts.ts';
import { languages, languageTag, loadAllLanguages } from '../../../lib/i18n.ts';
import { useToday } from '../../../lib/time/time-zone.ts';
import { Callout } from '../../../ui/callout/callout.tsx';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/text/text.module.css';
import type { Period } from '../period/period.ts';
import styles from './told-preview.module.css';

type MissingProps = { readonly told: ToldOfShift; readonly reasons: ReasonTexts };

/** Drivers whose language has no text get the Russian one. */
export const MissingLanguages = ({ told, reasons }: MissingProps) => {
  const { t } = useTranslation();
  const missing = (['EN', 'CN'] as const).filter(
    (language) => told.languages[language] > 0 && reasons[language].trim() === '',
  );
  if (missing.length === 0 || reasons.RU.trim() === '') return null;
  return (
    <Callout role="status">
      {missing.map((language) => (
        <p key={language}>
          {t(`boardClosure.told.missing.${language}`, {
            count: told.languages[language],
            total: told.drivers,
          })}
        </p>
      ))}
    </Callout>
  );
};

/** Booking numbers and dates, within which no line may end. */
const unbroken = /(\d{6}-\d{4}|\d{1,2} \p{L}{3,4}\.?)/u;

const Whole = ({ words }: { readonly words: string }) =>
  words.split(unbroken).map((part, place) =>
    place % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no id and never change their order.
      <span key={place} className={text.figures}>
        {part}
      </span>
    ) : (
      part
    ),
  );

export const DriversMessage = ({ told }: { readonly told: ToldOfShift }) => {
  const { t } = useTranslation();
  const { sample } = told;
  if (!sample) return null;
  const read = languages.filter((language) => told.languages[language] > 0);
  return (
    <section className={`${layout.stack} ${layout.tight}`}>
      <h3 className={text.hint}>{t('boardClosure.told.driver')}</h3>
      {(read.length > 0 ? read : (['RU'] as const)).map((language) => (
        <p
          key={language}
          className={`${text.small} ${text.breaks} ${styles.message}`}
          lang={languageTag(language)}
        >
          <Whole words={sample[language]} />
        </p>
      ))}
      <p className={text.hint}>{t('boardClosure.told.letter')}</p>
    </section>
  );
};

const allWords = { queryKey: ['words', 'all'], queryFn: () => loadAllLanguages().then(() => true) };

type BoardProps = { readonly period: Period; readonly reasons: ReasonTexts };

export const BoardPreview = ({ period, reasons }: BoardProps) => {
  const { t } = useTranslation();
  const today = useToday();
  const { data: hasWords = false } = useQuery({ ...allWords, staleTime: Number.POSITIVE_INFINITY });
  const [, month = '', day = ''] = wallDay(period.to).split('-');
  const time = wallTime(period.to);
  const when = wallDay(period.to) === today ? time : `${day}.${month} ${time}`;
  const inWords = (language: Language) =>
    i18next.getFixedT(languageTag(language))('display.closed.sentence', { when });
  if (!hasWords) return null;
  return (
    <section className={`${layout.stack} ${layout.tight}`}>
      <h3 className={text.hint}>{t('boardClosure.told.board')}</h3>
      <div className={`${text.small} ${text.breaks} ${styles.board}`}>
        <strong>{inWords('RU')}</strong>
        <span lang="en">{inWords('EN')}</span>
        <span lang="zh-CN">{inWords('CN')}</span>
        {reasons.RU.trim() !== '' && <em>{reasons.RU}</em>}
      </div>
    </section>
  );
};
