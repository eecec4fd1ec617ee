import { useTranslation } from 'react-i18next';
import { useDurationWords } from '../../../domain/booking/booking-words.ts';
import { RoundMark } from '../../../ui/badge/round-mark.tsx';
import card from '../../../ui/card/card.module.css';
import parts from '../../../ui/card/parts.module.css';
import { Icon } from '../../../ui/icons/icon.tsx';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/text/text.module.css';
import { ageOf, isStale, type Knowledge } from '../kept/knowledge.ts';
import type { Mark } from '../kept/marks.ts';
import { scanNow } from '../kept/scan-clock.ts';
import styles from './rows.module.css';
import { useMoments } from './times.ts';

const icons = {
  waiting:
    'M3 3l18 18M5 12.5a10 10 0 0 1 5-2.6M14.5 10.3a10 10 0 0 1 4.5 2.2M8.5 16a5 5 0 0 1 7 0M12 19.5v.01',
  list: 'M12 3l8 3v5c0 5-3.5 8.5-8 10-4.5-1.5-8-5-8-10V6zM8.5 12l2.5 2.5 4.5-4.5',
};

type Props = {
  readonly waiting: readonly Mark[];
  /** How many of the waiting marks another operator has made. */
  readonly ofOthers: number;
  readonly known: Knowledge | null;
};

const minutesSince = (at: number) => Math.max(0, Math.floor((scanNow() - at) / 60_000));

export const StateRows = ({ waiting, ofOthers, known }: Props) => {
  const { t } = useTranslation();
  const durationWords = useDurationWords();
  const { time } = useMoments();
  const [oldest] = waiting;
  const stale = known === null || isStale(known);
  const tone = stale ? 'amber' : 'green';
  return (
    <ul className={`${card.frame} ${parts.divided}`}>
      {oldest && (
        <li className={`${layout.line} ${styles.row}`} data-tone="amber">
          <RoundMark tone="amber">
            <Icon size={18} path={icons.waiting} />
          </RoundMark>
          <div className={layout.grow}>
            <p>
              {t('boardScan.waiting.title')}{' '}
              <strong>{t('boardScan.waiting.count', { count: waiting.length })}</strong>
            </p>
            <p className={text.hint}>
              {t('boardScan.waiting.text', { age: durationWords(minutesSince(Date.parse(oldest.at))) })}
              {ofOthers > 0 && ` ${t('boardScan.waiting.ofOthers', { count: ofOthers })}`}
            </p>
          </div>
        </li>
      )}
      <li className={`${layout.line} ${styles.row}`} data-tone={tone}>
        <RoundMark tone={tone}>
          <Icon size={18} path={icons.list} />
        </RoundMark>
        <div className={layout.grow}>
          <p>{t('boardScan.list.title')}</p>
          <p className={text.hint}>
            {known
              ? t('boardScan.list.age', {
                  time: time(known.list.listedAt),
                  age: durationWords(Math.floor(ageOf(known) / 60_000)),
                })
              : t('boardScan.list.none')}
          </p>
        </div>
        <span className={text.toned}>{t(stale ? 'boardScan.list.stale' : 'boardScan.list.fresh')}</span>
      </li>
    </ul>
  );
};
