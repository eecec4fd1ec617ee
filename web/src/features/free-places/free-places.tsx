import { queryOptions, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenPlaces } from '#contract/open-data.ts';
import { openDataPaths } from '#contract/open-data-paths.ts';
import { ScheduleChoice } from '../../domain/booking/schedule/schedule-choice.tsx';
import { absenceOf, type Schedule, useDayAndTime } from '../../domain/booking/schedule/use-schedule.ts';
import { wantedSlot } from '../../domain/booking/schedule/wanted-slot.ts';
import { CheckpointClock } from '../../domain/checkpoint/checkpoint-clock.tsx';
import { whenWords } from '../../domain/checkpoint/checkpoint-words.ts';
import { askFirst } from '../../lib/first-data.ts';
import { Callout } from '../../ui/callout/callout.tsx';
import card from '../../ui/card/card.module.css';
import layout from '../../ui/layout/layout.module.css';
import sides from '../../ui/layout/sides.module.css';
import text from '../../ui/text/text.module.css';
import styles from './free-places.module.css';

const openPlacesQuery = queryOptions({
  queryKey: ['open-places'],
  queryFn: async ({ signal }): Promise<OpenPlaces> => {
    const answer = await fetch(openDataPaths.places, { signal });
    if (!answer.ok) throw new Error(`The free places answered ${answer.status}`);
    return answer.json();
  },
  refetchInterval: 15_000,
  meta: { isPublic: true },
});

export const rememberFreePlaces = () => askFirst(openPlacesQuery);

const useFreePlaces = (): Schedule => {
  const places = useQuery(openPlacesQuery);
  const days = places.data?.days ?? [];
  const [requested] = useState(wantedSlot.read);
  const { among, firstFreeDay, ...choice } = useDayAndTime(days, false, { requested });
  const slotsOf = (date: string | null) => days.find((day) => day.date === date)?.slots;
  return {
    ...choice,
    ...among(slotsOf(choice.day), slotsOf(firstFreeDay)),
    chooseDay: (date) => {
      wantedSlot.forget();
      choice.chooseDay(date);
    },
    chooseSlot: (start) => {
      wantedSlot.keep(start);
      choice.chooseSlot(start);
    },
    absence: absenceOf([places]),
    retry: () => void places.refetch(),
  };
};

/** Who has chosen a time registers beside it, at this part of the page. */
export const registrationHash = 'registration';

const Chosen = ({ slot }: { readonly slot: string | null }) => {
  const { t } = useTranslation();
  if (slot === null) return null;
  return (
    <Callout tone="green" role="status">
      <p>
        <strong>{t('freePlaces.chosen', { when: whenWords(slot) })}</strong> {t('freePlaces.goOn')}{' '}
        <Link to="/" hash={registrationHash} resetScroll={false}>
          {t('accounts.login.register')}
        </Link>
      </p>
    </Callout>
  );
};

/** Shows what can be booked before anybody has signed in. A chosen time is put into the form but holds no place. */
export const FreePlaces = ({ children }: { readonly children: ReactNode }) => {
  const { t } = useTranslation();
  const schedule = useFreePlaces();
  return (
    <div className={`${sides.sides} ${styles.page}`}>
      <section className={`${card.card} ${layout.stack}`}>
        <header className={layout.apart}>
          <h1>{t('freePlaces.title')}</h1>
          <CheckpointClock />
        </header>
        <p className={text.dimmed}>{t('freePlaces.text')}</p>
        <ScheduleChoice schedule={schedule} priority={false} />
      </section>
      <div className={layout.stack}>
        <Chosen slot={schedule.slot} />
        {children}
      </div>
    </div>
  );
};
