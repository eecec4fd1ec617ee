import { VisuallyHidden } from '@mantine/core';
import {
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { RoundMark } from '../badge/round-mark.tsx';
import { RemoveButton } from '../button/remove-button.tsx';
import { Icon } from '../icons/icon.tsx';
import layout from '../layout/layout.module.css';
import text from '../text/text.module.css';
import styles from './ranked-list.module.css';
import { moveItem, stepAside, useCarrying } from './use-carrying.ts';

type RankedItem = { readonly id: string; readonly name: string; readonly detail?: ReactNode };

type RankedListProps = {
  readonly label: string;
  readonly items: readonly RankedItem[];
  readonly onOrder: (ids: readonly string[]) => void;
  readonly onRemove: (id: string) => void;
};

const grip = 'M9 6v.01M15 6v.01M9 12v.01M15 12v.01M9 18v.01M15 18v.01';
const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** Gives the focus back to a moved row, because its element may have moved in the document. */
const useKeptFocus = () => {
  const list = useRef<HTMLOListElement>(null);
  const moved = useRef<string>(null);
  useLayoutEffect(() => {
    if (moved.current === null) return;
    list.current?.querySelector<HTMLElement>(`[data-handle="${moved.current}"]`)?.focus();
    moved.current = null;
  });
  return { list, keep: (id: string) => (moved.current = id) };
};

/** A list with the best first. A row's handle is dragged, or pressed to raise the row. Arrow keys move it too. */
export const RankedList = ({ label, items, onOrder, onRemove }: RankedListProps) => {
  const { t } = useTranslation();
  const { list, keep } = useKeptFocus();
  const [told, setTold] = useState('');
  const ids = items.map(({ id }) => id);
  const move = (from: number, to: number) => {
    const item = items[from];
    const after = moveItem(ids, from, to);
    if (!item || after.join() === ids.join()) return;
    keep(item.id);
    onOrder(after);
    setTold(t('ranked.moved', { name: item.name, rank: after.indexOf(item.id) + 1, of: ids.length }));
  };
  const { carried, isClick, handle } = useCarrying(items.length, move);
  const onKeyDown = (place: number) => (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    move(place, place + step);
  };
  const offset = (place: number): CSSProperties & Record<'--offset', string> => {
    if (!carried) return { '--offset': '0px' };
    const aside = stepAside(place, carried.from, carried.over) * carried.step;
    return { '--offset': `${place === carried.from ? carried.dy : aside}px` };
  };
  const rankOf = (place: number) => {
    if (!carried) return place + 1;
    return (place === carried.from ? carried.over : place + stepAside(place, carried.from, carried.over)) + 1;
  };
  return (
    <>
      <ol
        ref={list}
        className={`${layout.stack} ${styles.list}`}
        aria-label={label}
        data-carrying={carried !== null}
      >
        {items.map(({ id, name, detail }, place) => (
          <li
            key={id}
            className={`${layout.line} ${styles.row}`}
            data-carried={carried?.from === place}
            style={offset(place)}
          >
            <RoundMark tone="blue" isFilled={rankOf(place) === 1}>
              {rankOf(place)}
            </RoundMark>
            <div className={`${layout.apart} ${layout.grow}`}>
              <strong className={styles.name}>{name}</strong>
              {detail !== undefined && <span className={text.hint}>{detail}</span>}
            </div>
            <RemoveButton label={t('ranked.remove', { name })} onClick={() => onRemove(id)} />
            <button
              type="button"
              className={`${layout.centred} ${styles.handle}`}
              data-handle={id}
              aria-label={t('ranked.handle', { name, rank: place + 1, of: items.length })}
              onKeyDown={onKeyDown(place)}
              onClick={() => isClick() && move(place, place - 1)}
              {...handle(place)}
            >
              <Icon size={22} stroke={3} path={grip} />
            </button>
          </li>
        ))}
      </ol>
      <VisuallyHidden role="status">{told}</VisuallyHidden>
    </>
  );
};
