import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Plate } from '../../../domain/plate/plate.tsx';
import parts from '../../../ui/card/parts.module.css';
import { Icon } from '../../../ui/icons/icon.tsx';
import layout from '../../../ui/layout/layout.module.css';
import figure from '../../../ui/text/big.module.css';
import text from '../../../ui/text/text.module.css';
import type { Reading } from '../check/read-code.ts';
import { verdictViews } from '../check/verdict-view.ts';
import { scanNow } from '../kept/scan-clock.ts';
import styles from './card.module.css';
import { useMoments } from './times.ts';

const WhenWords = ({ reading }: { readonly reading: Reading }) => {
  const { t } = useTranslation();
  const { time, day } = useMoments();
  const { verdict, slot, from, onTimeUntil } = reading;
  if (slot === undefined) return <p className={text.hint}>{t(`boardScan.verdicts.${verdict}.text`)}</p>;
  const now = scanNow();
  const isToday = day(slot) === day(now);
  return (
    <div className={`${layout.row} ${styles.when}`}>
      <p className={`${figure.big} ${styles.slot}`}>
        {!isToday && <span className={styles.day}>{day(slot)}</span>}
        {time(slot)}
      </p>
      <div>
        <p className={`${text.toned} ${styles.judged}`}>{t(`boardScan.verdicts.${verdict}.text`)}</p>
        <p className={text.hint} hidden={!verdictViews[verdict].mayMark}>
          {verdict === 'EARLY' && from !== undefined
            ? t('boardScan.nowFrom', { now: time(now), from: time(from) })
            : t('boardScan.nowUntil', { now: time(now), until: time(onTimeUntil ?? slot) })}
        </p>
      </div>
    </div>
  );
};

type Props = {
  readonly reading: Reading;
  readonly title?: string;
  readonly children?: ReactNode;
};

/** The plate is the headline, because the operator compares it with the truck. */
export const ScanCard = ({ reading, title, children }: Props) => {
  const { t } = useTranslation();
  const { verdict, number, plate } = reading;
  const { tone, icon } = verdictViews[verdict];
  return (
    <section
      className={styles.card}
      data-tone={title === undefined ? tone : 'green'}
      role="status"
      aria-label={t('boardScan.result')}
      tabIndex={-1}
    >
      <header className={`${layout.line} ${styles.head}`}>
        <span className={`${layout.centred} ${styles.sign}`}>
          <Icon size={24} stroke={2.6} path={title === undefined ? icon : verdictViews.ON_TIME.icon} />
        </span>
        <h2 className={`${layout.grow} ${text.breaks}`}>
          {title ?? t(`boardScan.verdicts.${verdict}.title`)}
        </h2>
        {number !== undefined && <span className={text.figures}>{number}</span>}
      </header>
      <div className={`${layout.stack} ${parts.part}`}>
        {plate !== undefined && (
          <div className={styles.plate}>
            <Plate text={plate} size="screen" />
          </div>
        )}
        <WhenWords reading={reading} />
        {children}
      </div>
    </section>
  );
};
