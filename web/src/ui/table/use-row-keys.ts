import { type FocusEvent, type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useShortcuts } from '../shortcuts/use-shortcuts.ts';

type RowKeyPress = { readonly key: string; readonly count: number };

export const placeAfterKey = (place: number, { key, count }: RowKeyPress): number => {
  const target = {
    ArrowUp: place - 1,
    ArrowDown: place + 1,
    PageUp: place - 10,
    PageDown: place + 10,
    Home: 0,
    End: count - 1,
  }[key];
  return target === undefined ? place : Math.max(0, Math.min(target, count - 1));
};

const mark = 'data-row';

const rowsIn = (list: Element) => [...list.querySelectorAll<HTMLElement>(`[${mark}]`)];

/** The list is one tab stop. Arrows, Home and End move between the links of its rows. */
export const useRowKeys = (ids: readonly string[]) => {
  const [last, setLast] = useState<string>();
  const { t } = useTranslation();
  useShortcuts(t('table.title'), [
    { keys: ['↑', '↓', 'Home', 'End'], words: t('table.moveKeys') },
    { keys: ['Enter'], words: t('table.openKey') },
  ]);
  const stop = last !== undefined && ids.includes(last) ? last : ids[0];
  return {
    list: {
      onFocus: ({ target }: FocusEvent) => {
        const id = target.closest(`[${mark}]`)?.getAttribute(mark);
        if (id != null) setLast(id);
      },
      onKeyDown: (event: KeyboardEvent) => {
        const { target, currentTarget, key, ctrlKey, altKey, metaKey } = event;
        if (!(target instanceof HTMLElement) || !target.hasAttribute(mark)) return;
        if (ctrlKey || altKey || metaKey) return;
        const rows = rowsIn(currentTarget);
        const place = rows.indexOf(target);
        const next = rows[placeAfterKey(place, { key, count: rows.length })];
        if (!next || next === target) return;
        event.preventDefault();
        next.focus();
      },
    },
    /** For the link of a row. */
    row: (id: string) => ({ [mark]: id, tabIndex: id === stop ? 0 : -1 }),
  };
};

/** False if the page does not contain the row. */
export const focusListRow = (id: string): boolean => {
  const row = document.querySelector<HTMLElement>(`[${mark}="${CSS.escape(id)}"]`);
  row?.focus();
  return row !== null && row === document.activeElement;
};
