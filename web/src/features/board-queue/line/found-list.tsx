import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { StatusBadge } from '../../../domain/booking/status-badge.tsx';
import { shortWhen, wallTime } from '../../../domain/checkpoint/checkpoint-words.ts';
import { Plate } from '../../../domain/plate/plate.tsx';
import { plateText } from '../../../domain/plate/plate-text.ts';
import { minutesSince } from '../../../domain/queue/call-age.ts';
import { forecastWords, gateWords, shortName } from '../../../domain/queue/line-words.ts';
import { ResultRow } from '../../../domain/search/result-row.tsx';
import { SearchOption } from '../../../domain/search/search-option.tsx';
import { useFoundMarks } from '../../../domain/search/use-found-marks.ts';
import { serverNow } from '../../../lib/time/server-clock.ts';
import { useToday } from '../../../lib/time/time-zone.ts';
import { listWords } from '../../../lib/words/list-words.ts';
import { TextButton } from '../../../ui/button/text-button.tsx';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/text/text.module.css';
import { actKeys, keyedActsOf, nextAct, type Truck } from '../acts/truck.ts';
import type { TruckActs } from '../acts/use-truck-acts.ts';
import styles from './one-line.module.css';
import { type OneLineState, otherItem } from './use-one-line.ts';

const keys = { enter: 'Enter', down: '↓', escape: 'Esc' };

const useTruckWords = ({ driver, row, dateBooked }: Truck) => {
  const { t } = useTranslation();
  const today = useToday();
  const slot = dateBooked.startsWith(today) ? wallTime(dateBooked) : shortWhen(dateBooked);
  const name = shortName(driver);
  if (!row) return listWords([name, t('boardQueue.found.slot', { slot })]);
  if (row.calledAt) {
    const count = minutesSince(row.calledAt, serverNow());
    return listWords([name, row.gate && gateWords(row.gate), t('boardQueue.found.minutes', { count })]);
  }
  return listWords([name, t('boardQueue.found.place', { count: row.position ?? 0 }), forecastWords(row)]);
};

type TruckRowProps = {
  readonly truck: Truck;
  readonly acts: TruckActs;
  readonly isOperator: boolean;
  readonly onGoOn: () => void;
};

const TruckRow = ({ truck, acts, isOperator, onGoOn }: TruckRowProps) => {
  const { t } = useTranslation();
  const words = useTruckWords(truck);
  const plate = plateText(truck.plate);
  const next = isOperator ? nextAct(truck) : 'open';
  // The head of the line is called without a question.
  const isHead = next === 'call' && truck.row?.position === 1;
  const others = keyedActsOf(truck).filter((name) => name !== next && (isOperator || name === 'open'));
  return (
    <>
      <p className={layout.line}>
        <Plate text={truck.plate} size="sm" />
        <span className={`${text.clip} ${layout.grow} ${styles.words}`} data-searched>
          {words}
        </span>
        <StatusBadge status={truck.status} />
      </p>
      <p className={`${layout.row} ${styles.acts}`}>
        <button
          type="button"
          tabIndex={-1}
          className={styles.next}
          aria-label={t(`boardQueue.found.nextOf.${next}`, { plate })}
          onClick={onGoOn}
        >
          <kbd>{keys.enter}</kbd>
          {isHead ? t('boardQueue.next.call') : t(`boardQueue.found.next.${next}`)}
        </button>
        {others.map((name) => (
          <button
            key={name}
            type="button"
            tabIndex={-1}
            aria-label={t(`boardQueue.found.actOf.${name}`, { plate })}
            onClick={() => acts.act(name, truck)}
          >
            <kbd>{actKeys[name]}</kbd>
            {t(`boardQueue.found.act.${name}`)}
          </button>
        ))}
      </p>
    </>
  );
};

type StateProps = { readonly state: OneLineState };

const FoundState = ({ state: { search, items, typed, isSteady } }: StateProps) => {
  const { t } = useTranslation();
  const words = () => {
    if (search.isOffline) return t('boardSearch.offline');
    if (search.isSearching) return t('boardSearch.searching');
    if (search.hasFailed) return t('boardSearch.failed');
    if (typed.length === 1) return t('boardSearch.oneMore');
    if (!isSteady) return t('boardQueue.found.justChanged');
    return items.length === 0 ? t('boardQueue.found.none', { typed }) : '';
  };
  const told = words();
  return (
    <div className={`${layout.apart} ${text.small} ${styles.foot}`}>
      {told === '' && (
        <p className={`${layout.line} ${styles.hints}`}>
          <kbd>{keys.down}</kbd> {t('boardQueue.found.choose')}
          <kbd>{keys.escape}</kbd> {t('boardQueue.found.clear')}
        </p>
      )}
      <span role="status" className={text.clip}>
        {told === '' ? t('boardQueue.found.layouts') : told}
      </span>
      {search.hasFailed && (
        <TextButton tabIndex={-1} onClick={search.askAgain}>
          {t('common.retry')}
        </TextButton>
      )}
    </div>
  );
};

type Props = StateProps & { readonly acts: TruckActs; readonly isOperator: boolean };

/** The field keeps the focus. `aria-activedescendant` announces the active row. */
export const FoundList = ({ state, acts, isOperator }: Props) => {
  const { t } = useTranslation();
  const { items, groups, active } = state;
  const list = useRef<HTMLDivElement>(null);
  const activeKey = active?.key;
  useFoundMarks(list, state.typed, items);
  return (
    <>
      <div
        ref={list}
        id="line-found"
        role="listbox"
        tabIndex={-1}
        aria-label={t('boardSearch.results')}
        className={`${layout.scroll} ${styles.found}`}
      >
        {items.map(
          (item) =>
            item.kind === 'truck' && (
              <SearchOption
                key={item.key}
                id={item.key}
                isActive={item.key === activeKey}
                className={styles.truck ?? ''}
              >
                <TruckRow
                  truck={item.truck}
                  acts={acts}
                  isOperator={isOperator}
                  onGoOn={() => state.open(item)}
                />
              </SearchOption>
            ),
        )}
        {groups.map(({ name, results }) => (
          <fieldset key={name} aria-label={t(`boardSearch.groups.${name}`)}>
            {results.map(otherItem).map((item) => (
              <SearchOption
                key={item.key}
                id={item.key}
                isActive={item.key === activeKey}
                className={`${layout.row} ${styles.other}`}
                onOpen={() => state.open(item)}
              >
                <ResultRow result={item.result} />
              </SearchOption>
            ))}
          </fieldset>
        ))}
      </div>
      <FoundState state={state} />
    </>
  );
};
