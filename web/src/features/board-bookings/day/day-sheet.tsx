import { useParams } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Booking } from '#contract/bookings/bookings.ts';
import { useMay } from '../../../domain/account/may.tsx';
import { wallTime } from '../../../domain/checkpoint/checkpoint-words.ts';
import { plateText } from '../../../domain/plate/plate-text.ts';
import { tell } from '../../../domain/queue/acts/told.ts';
import { listWords } from '../../../lib/words/list-words.ts';
import { TextButton } from '../../../ui/button/text-button.tsx';
import card from '../../../ui/card/card.module.css';
import parts from '../../../ui/card/parts.module.css';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/text/text.module.css';
import { MoveBar } from '../move/move-bar.tsx';
import { openMoveDialog } from '../move/open-move-dialog.ts';
import { canBeMoved } from '../move/preview-move.ts';
import { type ChosenMove, useMoveByKeys } from '../move/use-move-by-keys.ts';
import { useTellOrder } from '../shown-order.ts';
import chip from './chip/booking-chip.module.css';
import { type ChipWords, shownAnswers, shownStates, useChipWords } from './chip/chip-words.ts';
import { useStatusSigns } from './chip/status-signs.ts';
import { ClosedRow } from './closed-row.tsx';
import styles from './day-sheet.module.css';
import { type DayRow, summarise } from './plan-day.ts';
import gauge from './slot-gauge.module.css';
import { SlotRow } from './slot-row.tsx';
import { useCellKeys } from './use-cell-keys.ts';
import type { Day } from './use-day.ts';
import { useDrag } from './use-drag.ts';

type LegendProps = { readonly words: ChipWords; readonly bookings: readonly Booking[] };

/** Explains signs. Those of answers are listed only on days on which drivers were asked. */
const Legend = ({ words, bookings }: LegendProps) => {
  const { t } = useTranslation();
  return (
    <p className={`${layout.row} ${text.small} ${styles.legend}`}>
      <span>{t('boardBookings.day.legend')}</span>
      {shownStates
        .filter((state) => state !== 'canceled')
        .map((state) => (
          <span key={state} className={chip.sign} data-state={state}>
            {words[state]}
          </span>
        ))}
      {bookings.some(({ coming }) => coming) &&
        shownAnswers.map((answer) => (
          <span key={answer} className={chip.sign} data-coming={answer}>
            {words[answer]}
          </span>
        ))}
      <span className={chip.sign}>
        <span className={styles.priorityLine} />
        {words.priority}
      </span>
      <span className={chip.sign}>
        <span className={gauge.squares}>
          <span data-kind="reserve" />
        </span>
        {t('boardBookings.day.reserve')}
      </span>
    </p>
  );
};

type FoldedRowProps = {
  readonly rows: readonly DayRow[];
  readonly isOpen: boolean;
  readonly onToggle: () => void;
};

const FoldedRow = ({ rows, isOpen, onToggle }: FoldedRowProps) => {
  const { t } = useTranslation();
  const { from, to, left, noShows, closed } = summarise(rows);
  const words = [
    t('boardBookings.day.left', { count: left }),
    noShows > 0 && t('boardBookings.day.noShows', { count: noShows }),
    ...closed.map((one) =>
      t('boardBookings.day.wasClosed', { from: wallTime(one.from), to: wallTime(one.to) }),
    ),
  ];
  return (
    <li className={`${layout.apart} ${styles.folded}`}>
      <strong>
        {wallTime(from)}–{wallTime(to)}
      </strong>
      <span className={layout.grow}>{listWords(words)}</span>
      <TextButton aria-expanded={isOpen} onClick={onToggle}>
        {t(isOpen ? 'boardBookings.day.hide' : 'boardBookings.day.show')}
      </TextButton>
    </li>
  );
};

const idsIn = (row: DayRow) => (row.kind === 'slot' ? row.bookings.map(({ id }) => id) : []);

/** The id if it is in this row, otherwise undefined, so that memoized rows without it are not rendered again. */
const within = (row: DayRow, id: string | undefined) =>
  id !== undefined && row.kind === 'slot' && row.bookings.some((booking) => booking.id === id)
    ? id
    : undefined;

type Props = { readonly day: Day; readonly label: string; readonly shown: string };

export const DaySheet = ({ day, label, shown }: Props) => {
  const { t } = useTranslation();
  const isOperator = useMay('operator');
  const { rows, slots, bookings, over, isNarrowed } = day;
  const [isUnfolded, setUnfolded] = useState(false);
  const words = useChipWords();
  const signs = useStatusSigns();
  const openId = useParams({ strict: false }).id;
  const inSight = useMemo(() => (isUnfolded ? rows : rows.slice(over)), [rows, over, isUnfolded]);
  const ids = useMemo(() => inSight.flatMap(idsIn), [inSight]);
  useTellOrder(ids);

  const preview = ({ booking, to }: ChosenMove) => void openMoveDialog({ booking, to, slots });
  const carrying = useMoveByKeys(slots, preview);
  const find = (id: string) => bookings.find((booking) => booking.id === id);
  const takeUp = (id: string) => {
    const booking = find(id);
    if (!booking || !isOperator) return;
    const plate = plateText(booking.vehicleRegistrationPlate);
    if (canBeMoved(booking)) carrying.takeUp(booking);
    else tell({ text: t('boardBookings.move.notMovable', { plate }), tone: 'done' });
  };
  const { dragged, handlers: dragHandlers } = useDrag((id, start) => {
    const [booking, to] = [find(id), slots.find((slot) => slot.start === start)];
    if (booking && to && booking.dateBooked !== start) preview({ booking, to });
  });
  const { stopId, handlers } = useCellKeys({ ids, onCarry: carrying.onKey, onTakeUp: takeUp });
  const movingId = carrying.chosen?.booking.id ?? dragged?.id;
  const target = carrying.chosen?.to.start ?? dragged?.over;

  const carriedTo = carrying.chosen?.to.start;
  useEffect(() => {
    if (carriedTo !== undefined)
      document.querySelector('[data-target="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [carriedTo]);

  return (
    <section aria-label={label}>
      <ol
        className={`${card.frame} ${parts.divided}`}
        style={signs}
        {...handlers}
        {...dragHandlers}
        onBlur={({ relatedTarget, currentTarget }) => {
          if (!currentTarget.contains(relatedTarget)) carrying.drop();
        }}
      >
        {over > 0 && (
          <FoldedRow
            rows={rows.slice(0, over)}
            isOpen={isUnfolded}
            onToggle={() => setUnfolded(!isUnfolded)}
          />
        )}
        {inSight.map((row) =>
          row.kind === 'closed' ? (
            <ClosedRow key={row.start} row={row} isTarget={row.start === target} />
          ) : (
            <SlotRow
              key={row.start}
              row={row}
              words={words}
              shown={shown}
              isNarrowed={isNarrowed}
              isTarget={row.start === target}
              openId={within(row, openId)}
              stopId={within(row, stopId)}
              movingId={within(row, movingId)}
            />
          ),
        )}
        <li>
          <Legend words={words} bookings={bookings} />
        </li>
      </ol>
      {carrying.chosen && <MoveBar move={carrying.chosen} slots={slots} />}
    </section>
  );
};
