import { type RefObject, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { isComposing } from '../../../lib/screen/is-composing.ts';
import { currentDialogs } from '../../../ui/dialogs/dialog-stack.ts';
import { shortcutsHelp } from '../../../ui/shortcuts/shortcuts-help.ts';
import { useShortcuts } from '../../../ui/shortcuts/use-shortcuts.ts';
import { focusRow, moveAmongRows } from './move-among-rows.ts';

type Acts = {
  readonly field: RefObject<HTMLInputElement | null>;
  /** Others only move among the rows. */
  readonly isOperator: boolean;
  readonly onCallNext: () => void;
  readonly onUndo: () => void;
};

const elsewhereTyping = 'input, textarea, select, [contenteditable="true"], [role="menu"]';

const isPlain = ({ ctrlKey, altKey, metaKey }: KeyboardEvent) => !(ctrlKey || altKey || metaKey);

/** Unclaimed characters go to the field: a scanner types wherever the focus is. */
const isText = ({ key, target }: KeyboardEvent) =>
  [...key].length === 1 && !(key === ' ' && target instanceof HTMLButtonElement);

/** Entries of the `?` help only. `useQueueKeys` handles the keys, also inside of the field. */
const useListedKeys = (isOperator: boolean) => {
  const { t } = useTranslation();
  useShortcuts(t('console.queue.title'), [
    { keys: ['↑', '↓', '←', '→'], words: t('boardQueue.keys.move') },
    ...(isOperator
      ? [
          { keys: ['Enter'], words: t('boardQueue.keys.checkIn') },
          { keys: ['F2'], words: t('boardQueue.keys.callNext') },
          { keys: ['Escape'], words: t('boardQueue.keys.field') },
          { keys: ['Mod+Z'], words: t('boardQueue.keys.undo') },
        ]
      : []),
  ]);
};

/** Keys of the queue page; dialogs above it keep their own. */
export const useQueueKeys = ({ field, isOperator, onCallNext, onUndo }: Acts) => {
  const onPlainKey = (event: KeyboardEvent, target: Element): boolean => {
    const isInField = target === field.current;
    if (!isInField && target.closest(elsewhereTyping)) return false;
    if (event.key === '?') {
      shortcutsHelp.open();
      return true;
    }
    if (event.key === 'Escape') {
      field.current?.focus();
      return true;
    }
    if (isInField) {
      if (event.key === 'ArrowDown') focusRow();
      return event.key === 'ArrowDown';
    }
    if (isText(event)) field.current?.focus();
    return moveAmongRows(target, event.key);
  };

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    if (!(target instanceof Element) || currentDialogs().length > 0 || isComposing(event)) return;
    const isUndo = event.code === 'KeyZ' && (event.ctrlKey || event.metaKey) && !event.shiftKey;
    if (isOperator && isUndo && (target !== field.current || field.current?.value === '')) {
      event.preventDefault();
      onUndo();
      return;
    }
    if (isOperator && isPlain(event) && event.key === 'F2') {
      event.preventDefault();
      // Auto-repeat must not call the whole queue.
      if (!event.repeat) onCallNext();
      return;
    }
    if (isPlain(event) && onPlainKey(event, target)) event.preventDefault();
  });

  useListedKeys(isOperator);
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
};
