import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListEntry } from '#contract/waiting-list/waiting-list.ts';
import { shortName } from '../../../domain/account/full-name.ts';
import { bookingParamsQuery } from '../../../domain/booking/booking-params.ts';
import { shortWhen, timeRange, wallDay, wallTime } from '../../../domain/checkpoint/checkpoint-words.ts';
import { Plate } from '../../../domain/plate/plate.tsx';
import { fetchBody } from '../../../lib/api.ts';
import { listWords } from '../../../lib/words/list-words.ts';
import card from '../../../ui/card/card.module.css';
import layout from '../../../ui/layout/layout.module.css';
import rows from '../../../ui/rows/rows.module.css';
import { Renewed } from '../../../ui/states/renewed.tsx';
import { PageTurn } from '../../../ui/table/page-turn.tsx';
import text from '../../../ui/text/text.module.css';
import { accountAddress, vehicleAddress } from '../booking-search.ts';
import styles from './day-sheet.module.css';

const size = 12;

const waitingOfDayQuery = (date: string, page: number) =>
  queryOptions({
    queryKey: ['waiting-list', 'day', date, page],
    queryFn: ({ signal }) => fetchBody('GET /waiting-list', { query: { date, page, size }, signal }),
    // Keep the previous page while the next one loads, but never another day's.
    placeholderData: (shown, before) => (before?.queryKey[2] === date ? shown : undefined),
    refetchInterval: 60_000,
  });

type EntryProps = { readonly entry: ListEntry; readonly date: string };

const useDetails = ({ entry, date }: EntryProps): string => {
  const { t } = useTranslation();
  const { windows, auto, nightOffers, offer, missedOffers } = entry;
  const hours = windows
    .filter(({ from, to }) => wallDay(from) <= date && wallDay(to) >= date)
    .map(({ from, to }) => timeRange(from, to));
  return listWords([
    ...hours,
    auto && t('boardBookings.waiting.auto'),
    !auto && nightOffers && t('boardBookings.waiting.night'),
    missedOffers > 0 && t('boardBookings.waiting.missed', { count: missedOffers }),
    offer &&
      t('boardBookings.waiting.offered', { when: shortWhen(offer.dateBooked), until: wallTime(offer.until) }),
  ]);
};

const Entry = ({ entry, date }: EntryProps) => {
  const { vehicleId, vehicleModel, vehicleRegistrationPlate, owner, position } = entry;
  return (
    <li className={rows.row}>
      <Plate text={vehicleRegistrationPlate} size="sm" />
      <div className={rows.words}>
        <a href={vehicleAddress(vehicleId)}>{vehicleModel}</a>
        {owner && (
          <>
            {' · '}
            <a href={accountAddress(owner.id)}>{shortName(owner)}</a>
          </>
        )}
        <span className={text.second}>
          {position !== undefined && `№ ${position} · `}
          {useDetails({ entry, date })}
        </span>
      </div>
    </li>
  );
};

/** Lists in order who waits for a place of the day. Absent without a waiting list. */
export const WaitingOfDay = ({ date }: { readonly date: string }) => {
  const { t } = useTranslation();
  const enabled = useQuery(bookingParamsQuery).data?.waitingList.enabled === true;
  const [turned, turn] = useState({ date, page: 0 });
  const page = turned.date === date ? turned.page : 0;
  const { data, isPlaceholderData } = useQuery({ ...waitingOfDayQuery(date, page), enabled });
  if (!enabled || !data || data.total === 0) return null;
  return (
    <details className={`${card.frame} ${styles.waiting}`}>
      <summary className={text.strong}>{t('boardBookings.waiting.title', { count: data.total })}</summary>
      <Renewed className={styles.waitingRows} isOld={isPlaceholderData}>
        <ol className={layout.columns}>
          {data.content.map((entry) => (
            <Entry key={entry.id} entry={entry} date={date} />
          ))}
        </ol>
        <PageTurn page={page} answer={data} onPage={(next) => turn({ date, page: next })} />
      </Renewed>
    </details>
  );
};
