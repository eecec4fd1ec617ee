import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { CurrentDuty, DutyFigures } from '#contract/duties/duties.ts';
import { useDurationWords } from '../../domain/booking/booking-words.ts';
import { timeRange, wallTime } from '../../domain/checkpoint/checkpoint-words.ts';
import { percentWords, rateWords } from '../../lib/words/number-words.ts';
import { CardBody, FrameCard } from '../../ui/card/frame-card.tsx';
import { Figures } from '../../ui/facts/figures.tsx';
import layout from '../../ui/layout/layout.module.css';
import text from '../../ui/text/text.module.css';
import styles from './duty-page.module.css';

const rateOf = (hours: DutyFigures['hours']) =>
  hours.reduce((sum, hour) => sum + hour.departures, 0) / Math.max(1, hours.length);

/** Bars of departures beside planned places. Hours that fell behind their plan are amber. */
const Hours = ({ hours }: Pick<DutyFigures, 'hours'>) => {
  const { t } = useTranslation();
  const highest = Math.max(1, ...hours.flatMap(({ departures, planned }) => [departures, planned]));
  return (
    <div className={`${layout.stack} ${layout.tight}`}>
      <p className={`${layout.apart} ${text.hint}`}>
        {t('boardDuty.byHour')} <strong>{t('boardDuty.perHour', { rate: rateWords(rateOf(hours)) })}</strong>
      </p>
      <ol className={`${text.dimmed} ${layout.line} ${styles.hours}`}>
        {hours.map(({ at, departures, planned }) => {
          const time = wallTime(at);
          return (
            <li key={at} className={layout.grow} data-behind={departures < planned}>
              <VisuallyHidden>{t('boardDuty.hourOf', { time, count: departures, planned })}</VisuallyHidden>
              <span className={styles.track} aria-hidden="true">
                <span className={styles.bars} style={{ height: `${(departures / highest) * 100}%` }}>
                  {departures}
                </span>
              </span>
              <span aria-hidden="true">{time.slice(0, 2)}</span>
            </li>
          );
        })}
      </ol>
    </div>
  );
};

type CardProps = { readonly duty: Pick<CurrentDuty, 'figures' | 'startedAt' | 'endedAt'> };

export const FiguresCard = ({ duty: { figures, startedAt, endedAt } }: CardProps) => {
  const { t } = useTranslation();
  const durationWords = useDurationWords();
  if (figures === null || startedAt === null) return null;
  const { medianWaitMinutes: wait } = figures;
  const span = endedAt ? timeRange(startedAt, endedAt) : `${wallTime(startedAt)}–`;
  return (
    <FrameCard
      title={t('boardDuty.figures')}
      beside={<span className={`${text.small} ${text.dimmed}`}>{span}</span>}
    >
      <CardBody>
        <Figures
          figures={{
            [t('boardDuty.figure.checkIns')]: String(figures.checkIns),
            [t('boardDuty.figure.departures')]: String(figures.departures),
            [t('boardDuty.figure.noShows')]: String(figures.noShows),
            [t('boardDuty.figure.wait')]: wait === null ? '—' : durationWords(Math.round(wait)),
            [t('boardDuty.figure.greatestLag')]: durationWords(figures.greatestLagMinutes),
            [t('boardDuty.figure.forecast')]: percentWords(figures.forecastShare),
            [t('boardDuty.figure.outOfOrder')]: String(figures.outOfOrder),
            [t('boardDuty.figure.bans')]: String(figures.bans),
            [t('boardDuty.figure.closures')]: String(figures.closures),
          }}
        />
        <Hours hours={figures.hours} />
      </CardBody>
    </FrameCard>
  );
};
