import { useRef } from 'react';
import type { BoardQueueRow } from '#contract/queue/queue.ts';
import { parsePlate } from '#kernel/plates/parse-plate.ts';
import { Plate } from '../../../domain/plate/plate.tsx';
import { plateWidth } from '../../../domain/plate/plate-text.ts';
import { useRoom } from '../use-room.ts';
import { useWords } from '../words/lead-language.tsx';
import styles from './closed.module.css';

const plateFont = 1.75;
const gap = 1.25;
const roomForMore = 7.5;
const narrowestLine = 60;

/** Number of plates that fit on one line (three on a narrow screen), leaving room for "and 12 more". */
export const fittingPlates = (plates: readonly string[], width: number): number => {
  const lines = width >= narrowestLine ? 1 : 3;
  let line = 1;
  let used = 0;
  for (const [count, plate] of plates.entries()) {
    const own = plateWidth(parsePlate(plate)) * plateFont;
    const room = line === lines ? width - roomForMore : width;
    if (used + own > room) {
      if (line === lines) return count;
      line += 1;
      used = 0;
    }
    used += own + gap;
  }
  return plates.length;
};

type FirstPlatesProps = { readonly waiting: readonly BoardQueueRow[]; readonly total: number };

/** The queue is kept during a closure: shows who will be called first. */
export const FirstPlates = ({ waiting, total }: FirstPlatesProps) => {
  const { t } = useWords();
  const line = useRef<HTMLUListElement>(null);
  const room = useRoom(line);
  const plates = waiting.map(({ vehicleRegistrationPlate }) => vehicleRegistrationPlate);
  const count = room ? fittingPlates(plates, room.width) : 0;
  return (
    <div className={styles.first}>
      <p>{t('display.closed.keeps')}</p>
      <ul ref={line} className={styles.plates}>
        {plates.slice(0, count).map((plate) => (
          <li key={plate}>
            <Plate text={plate} size="screen" />
          </li>
        ))}
        {total > count && (
          <li className={styles.more}>{t('display.closed.more', { count: total - count })}</li>
        )}
      </ul>
    </div>
  );
};
