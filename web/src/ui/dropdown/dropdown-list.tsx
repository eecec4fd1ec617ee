import { useLayoutEffect, useRef, useState } from 'react';
import classes from './dropdown.module.css';
import { optionId } from './dropdown-item.ts';
import { DropdownOption } from './dropdown-option.tsx';
import { panelHeight, renderedPlaces, rowHeight, scrollToSee } from './list-window.ts';
import type { DropdownState } from './use-dropdown.ts';

type DropdownListProps = { listId: string; label: string; dropdown: DropdownState };

const rowAt = (scrollTop: number) => Math.floor(scrollTop / rowHeight);

/** Virtualised: lists may hold thousands of rows. */
export const DropdownList = ({ listId, label, dropdown }: DropdownListProps) => {
  const { rows, active, chosen, isMultiple } = dropdown;
  const list = useRef<HTMLDivElement>(null);
  const [firstSeen, setFirstSeen] = useState(() => rowAt(scrollToSee(Math.max(active, 0), 0, panelHeight)));
  const places = renderedPlaces(rows.length, firstSeen, active);

  useLayoutEffect(() => {
    const element = list.current;
    if (element === null || active < 0) return;
    element.scrollTop = scrollToSee(active, element.scrollTop, element.clientHeight);
    setFirstSeen(rowAt(element.scrollTop));
  }, [active]);

  return (
    <div
      ref={list}
      id={listId}
      className={classes.list}
      role="listbox"
      tabIndex={-1}
      aria-label={label}
      aria-multiselectable={isMultiple}
      onScroll={(event) => setFirstSeen(rowAt(event.currentTarget.scrollTop))}
    >
      <div role="presentation" style={{ height: rows.length * rowHeight }}>
        {places.map((place) => {
          const row = rows[place];
          if (row === undefined) return null;
          return (
            <DropdownOption
              key={place}
              id={optionId(listId, place)}
              row={row}
              place={place}
              count={rows.length}
              isActive={place === active}
              isChosen={row.kind === 'item' && chosen.includes(row.item.value)}
              onPoint={dropdown.point}
              onChoose={dropdown.choose}
            />
          );
        })}
      </div>
    </div>
  );
};
