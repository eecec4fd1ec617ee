import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { longDay, wallTime } from '../../../domain/checkpoint/checkpoint-words.ts';
import legend from '../../../ui/charts/legend.module.css';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/text/text.module.css';
import type { Period } from '../period/period.ts';
import type { ShiftPlan } from '../plan/plan-differences.ts';
import { drawMoves, type Part, type Segment, type SlotRow } from './draw-moves.ts';
import { type Bar, barWidth, layOut, placePills } from './lay-out.ts';
import styles from './moves-drawing.module.css';

type BarProps = {
  readonly x: number;
  readonly bar: Bar;
  readonly segments: readonly Segment[];
  readonly isClosed: boolean;
};

const gapBetweenCells = 1;

/** A bar with one cell per place. The colour of a taken one tells what happens to its booking. */
const BarOf = ({ x, bar, segments, isClosed }: BarProps) => {
  const { top, height, cell } = bar;
  const cells = segments.flatMap(({ part, at, count }) =>
    Array.from({ length: count }, (_, place) => ({ part, at: at + place })),
  );
  const cellHeight = Math.max(0.6, cell - (cell > 3 ? gapBetweenCells : 0));
  return (
    <>
      <rect x={x} y={top} width={barWidth} height={height} className={isClosed ? styles.closed : undefined} />
      {cells.map(({ part, at }) => (
        <rect key={at} x={x} y={top + at * cell} width={barWidth} height={cellHeight} data-part={part} />
      ))}
    </>
  );
};

const useWordsAfter = () => {
  const { t } = useTranslation();
  return ({ slot, bookedAfter, isEmptied }: SlotRow, isClosed: boolean) => {
    if (isEmptied && bookedAfter > 0) return t('boardClosure.drawing.stay', { count: bookedAfter });
    if (isEmptied) return t(isClosed ? 'boardClosure.drawing.closed' : 'boardClosure.drawing.empty');
    if (bookedAfter >= slot.capacity) return t('boardClosure.drawing.full');
    return t('boardClosure.drawing.booked', { booked: bookedAfter, capacity: slot.capacity });
  };
};

const parts: readonly Part[] = ['emptied', 'pushed', 'stays'];

type Props = {
  readonly plan: ShiftPlan;
  readonly period: Period;
  /** Emptied slots before this moment are closed. The others stay open for booking. */
  readonly closedUntil: string;
  /** True once the closure has happened. Before, the drawing shows what it would do. */
  readonly isDone?: boolean;
};

export const MovesDrawing = memo(({ plan, period, closedUntil, isDone = false }: Props) => {
  const { t } = useTranslation();
  const { rows, barOf, flows, height } = useMemo(
    () => layOut(drawMoves(plan.slots, plan.moves, period)),
    [plan, period],
  );
  const slotRows = rows.flatMap(({ row }) => (row.kind === 'slot' ? row : []));
  const wordsAfter = useWordsAfter();
  const isClosed = ({ isEmptied, slot }: SlotRow) =>
    isEmptied && Date.parse(slot.start) < Date.parse(closedUntil);
  const countOf = (part: Part) =>
    slotRows
      .flatMap(({ before }) => before)
      .reduce((sum, segment) => sum + (segment.part === part ? segment.count : 0), 0);
  return (
    <div className={`${layout.stack} ${styles.drawing}`}>
      <p className={`${layout.apart} ${text.hint} ${styles.heads}`}>
        <span>{t(isDone ? 'boardClosure.drawing.was' : 'boardClosure.drawing.before')}</span>
        <span>{t(isDone ? 'boardClosure.drawing.became' : 'boardClosure.drawing.after')}</span>
      </p>
      <div className={styles.place} style={{ blockSize: height }} aria-hidden="true">
        <svg
          className={styles.svg}
          viewBox={`0 0 100 ${height}`}
          preserveAspectRatio="none"
          role="presentation"
        >
          <defs>
            <pattern id="closure-hatch" width="4" height="9" patternUnits="userSpaceOnUse">
              <rect width="4" height="9" className={styles.hatch} />
              <path d="M0 9 L4 0" className={styles.hatchLine} vectorEffect="non-scaling-stroke" />
            </pattern>
          </defs>
          {flows.map(({ from, to, part, path }) => (
            <path key={`${from} ${to}`} d={path} data-part={part} />
          ))}
          {slotRows.map((row) => (
            <g key={row.slot.start}>
              <BarOf x={0} bar={barOf(row)} segments={row.before} isClosed={false} />
              <BarOf
                x={100 - barWidth}
                bar={barOf(row)}
                segments={row.after}
                isClosed={isClosed(row) || !(row.slot.open || (isDone && row.isEmptied))}
              />
            </g>
          ))}
        </svg>
        <div className={styles.pills}>
          {placePills(flows).map(({ from, to, part, count, x, y }) => (
            <span
              key={`${from} ${to}`}
              className={styles.pill}
              data-part={part}
              style={{ insetInlineStart: `${x}%`, top: y }}
            >
              {count}
            </span>
          ))}
        </div>
        {rows.map(({ row, top, height: own }) =>
          row.kind === 'slot' ? (
            <div
              key={row.slot.start}
              className={styles.labels}
              data-dense={own < 50}
              style={{ top, blockSize: own }}
            >
              <span>
                <strong>{wallTime(row.slot.start)}</strong>
                <span className={text.dimmed}>
                  {t('boardClosure.drawing.booked', { booked: row.slot.booked, capacity: row.slot.capacity })}
                </span>
              </span>
              <span
                className={isClosed(row) ? text.toned : undefined}
                data-tone={isClosed(row) ? 'red' : undefined}
              >
                <strong>{wallTime(row.slot.start)}</strong>
                <span>{wordsAfter(row, isClosed(row))}</span>
              </span>
            </div>
          ) : (
            <span
              key={row.kind === 'day' ? row.day : row.key}
              className={`${styles.between} ${text.hint}`}
              style={{ top }}
            >
              {row.kind === 'day' ? longDay(row.day) : t('boardClosure.drawing.gap', { count: row.count })}
            </span>
          ),
        )}
      </div>
      <ul className={legend.legend}>
        {parts.map((part) => (
          <li key={part} data-part={part}>
            {t(`boardClosure.drawing.legend.${part}`, { count: countOf(part) })}
          </li>
        ))}
      </ul>
    </div>
  );
});
