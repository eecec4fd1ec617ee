import { Button, VisuallyHidden } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListEntry } from '#contract/waiting-list/waiting-list.ts';
import { bookingParamsQuery } from '../../../domain/booking/booking-params.ts';
import { holdDeadline } from '../../../domain/booking/hold-deadline.ts';
import { longDay, whenWords } from '../../../domain/checkpoint/checkpoint-words.ts';
import { minutesAndSeconds } from '../../../domain/confirmation/countdown.ts';
import { useCountdown } from '../../../domain/confirmation/use-countdown.ts';
import { Plate } from '../../../domain/plate/plate.tsx';
import { call } from '../../../lib/api.ts';
import { StateMark } from '../../../ui/badge/state-mark.tsx';
import card from '../../../ui/card/card.module.css';
import parts from '../../../ui/card/parts.module.css';
import { Bar } from '../../../ui/charts/bar.tsx';
import { confirmDialog, openLoaded } from '../../../ui/dialogs/open-dialog.ts';
import { handleError } from '../../../ui/errors/handle-error.ts';
import { handleRefusal } from '../../../ui/errors/handle-refusal.ts';
import layout from '../../../ui/layout/layout.module.css';
import figure from '../../../ui/text/big.module.css';
import text from '../../../ui/text/text.module.css';
import { focusBookings } from '../mine/focus-bookings.ts';
import mine from '../mine/mine.module.css';
import { confirmEntry, entryCardId } from './confirm-entry.ts';
import { freedWords, outdateWaiting } from './waiting-entries.ts';
import { fromWire } from './windows.ts';

type OfEntry = { readonly entry: ListEntry };

const Badge = ({ entry: { state, confirmation } }: OfEntry) => {
  const { t } = useTranslation();
  const left = useCountdown(confirmation ? holdDeadline(confirmation) : null);
  if (state === 'OFFERED') return <StateMark tone="orange">{t('waitingList.state.OFFERED')}</StateMark>;
  if (state === 'WAITING') return <StateMark tone="blue">{t('waitingList.state.WAITING')}</StateMark>;
  const word = t('waitingList.state.WAITING_FOR_CONFIRMATION');
  return (
    <StateMark tone="amber">
      {left > 0 ? t('common.statusWithDetail', { status: word, detail: minutesAndSeconds(left) }) : word}
    </StateMark>
  );
};

/** More would be too thin, so they are not drawn. */
const mostDrawn = 24;

const positionSize = { '--size': 'clamp(2.75rem, 14vw, 3.5rem)' } as object;

const colorOf = (place: number, mine: number) => {
  if (place === mine) return 'var(--oktet-status-waiting-line)';
  return place < mine
    ? 'color-mix(in srgb, var(--oktet-status-waiting-line) 28%, transparent)'
    : 'var(--oktet-line)';
};

type InLineProps = { readonly position: number; readonly of: number; readonly children: ReactNode };

const InLine = ({ position, of, children }: InLineProps) => {
  const { t } = useTranslation();
  return (
    <>
      <div className={layout.row}>
        <p className={text.figures}>
          <VisuallyHidden>{t('waitingList.youAre', { position, of })}</VisuallyHidden>
          <strong className={figure.big} style={positionSize} aria-hidden="true">
            {position}
          </strong>
          <span aria-hidden="true">{t('waitingList.of', { of })}</span>
        </p>
        {children}
      </div>
      {of <= mostDrawn && (
        <Bar
          segments={Array.from({ length: of }, (_, nth) => nth + 1).map((place) => ({
            id: place,
            share: place === position ? 1.6 : 1,
            color: colorOf(place, position),
          }))}
        />
      )}
    </>
  );
};

const Place = ({ entry: { state, position, of, orderedFrom, freedIn7Days } }: OfEntry) => {
  const { t } = useTranslation();
  if (state === 'OFFERED') return <p className={text.dimmed}>{t('waitingList.seeOffer')}</p>;
  if (state === 'WAITING_FOR_CONFIRMATION')
    return <p className={text.dimmed}>{t('waitingList.afterCode')}</p>;
  const freed = <p style={{ flex: '1 1 8rem' }}>{freedWords(t, freedIn7Days)}</p>;
  if (position !== undefined && of !== undefined)
    return (
      <InLine position={position} of={of}>
        {freed}
      </InLine>
    );
  return (
    <>
      {orderedFrom && <p>{t('waitingList.orderedFrom', { when: whenWords(orderedFrom) })}</p>}
      {freed}
    </>
  );
};

const Windows = ({ entry }: OfEntry) => (
  <ul className={text.strong}>
    {entry.windows.map((window) => {
      const { day, from, to } = fromWire(window);
      return (
        <li key={window.from}>
          {longDay(day)}, {from}–{to}
        </li>
      );
    })}
  </ul>
);

const useNotes = (entry: ListEntry): readonly string[] => {
  const { t } = useTranslation();
  const { data: params } = useQuery(bookingParamsQuery);
  const { auto, nightOffers, missedOffers, skipped } = entry;
  const notes: string[] = [];
  if (auto) notes.push(t('waitingList.auto'));
  else if (nightOffers) notes.push(t('waitingList.night'));
  if (missedOffers > 0 && params)
    notes.push(t('waitingList.missed', { missed: missedOffers, most: params.waitingList.missedOffers }));
  if (skipped)
    notes.push(
      t('waitingList.skipped', {
        why: t(`waitingList.why.${skipped}`, { defaultValue: t('waitingList.why.other') }),
      }),
    );
  return notes;
};

const loadChangeDialog = async () => (await import('./change-dialog.tsx')).ChangeDialog;

const Actions = ({ entry }: OfEntry) => {
  const { t } = useTranslation();
  const leaving = useMutation({
    mutationFn: () => call('DELETE /waiting-list/{id}', { params: { id: entry.id }, expect: 204 }),
    networkMode: 'always',
    onSuccess: focusBookings,
    onError: (error) => void handleRefusal(error),
    onSettled: () => void outdateWaiting(),
  });
  const leave = async () => {
    const isSure = await confirmDialog({
      title: t('waitingList.leave.title'),
      message: t('waitingList.leave.message'),
      okLabel: t('waitingList.leave.ok'),
      cancelLabel: t('waitingList.leave.stay'),
    });
    if (isSure) leaving.mutate();
  };
  const change = async () => {
    const isChanged = await openLoaded(loadChangeDialog, { entry }, false);
    if (isChanged) await outdateWaiting();
  };
  return (
    <div className={`${layout.row} ${layout.across} ${mine.actions}`}>
      {entry.confirmation && (
        <Button onClick={() => void confirmEntry(entry).catch(handleError)}>
          {t('booking.mine.enterCode')}
        </Button>
      )}
      {entry.state === 'WAITING' && (
        <Button variant="subtle" onClick={() => void change().catch(handleError)}>
          {t('waitingList.change')}
        </Button>
      )}
      <Button variant="subtle" loading={leaving.isPending} onClick={() => void leave()}>
        {t('waitingList.leave.action')}
      </Button>
    </div>
  );
};

export const EntryCard = ({ entry }: OfEntry) => {
  const notes = useNotes(entry);
  return (
    <article
      id={entryCardId(entry.id)}
      className={card.frame}
      data-tone="blue"
      data-waiting={entry.state}
      tabIndex={-1}
    >
      <div className={`${layout.stack} ${parts.part}`}>
        <div className={layout.apart}>
          <Badge entry={entry} />
          <Plate text={entry.vehicleRegistrationPlate} size="sm" />
        </div>
        <Place entry={entry} />
        <Windows entry={entry} />
        {notes.map((note) => (
          <p key={note} className={text.hint}>
            {note}
          </p>
        ))}
      </div>
      <Actions entry={entry} />
    </article>
  );
};
