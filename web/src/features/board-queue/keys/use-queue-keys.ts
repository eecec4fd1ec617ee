import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isComposing } from '../../../lib/screen/is-composing.ts';
import { currentDialogs } from '../../../ui/dialogs/dialog-stack.ts';
import { shortcutsHelp, useShortcuts } from '../../../ui/shortcuts/use-shortcuts.ts';
import { actKeys, type KeyedAct } from '../acts/truck.ts';
import { focusFirstCalled, focusFirstWaiting, moveAmongRows, rowWithFocus } from './move-among-rows.ts';

type Acts = {
  readonly field: RefObject<HTMLInputElement | null>;
  /** People who are no operators can only move among the rows and open one. */
  readonly isOperator: boolean;
  readonly onCallNext: () => void;
  /** `id` names the focused row. If it is undefined, the act is for the truck that the field has found. */
  readonly onAct: (act: KeyedAct, id: string | undefined) => void;
  /** False if there is no such gate or the row is not called. */
  readonly onDigit: (digit: string, id: string) => boolean;
  readonly onWrite: (text: string) => void;
  /** Takes away the answer to what was checked in last. False if there is none. */
  readonly onForget: () => boolean;
  readonly onUndo: () => void;
};

const elsewhereTyping = 'input, textarea, select, [contenteditable="true"], [role="menu"], [data-panel]';
/** A scanner writes its next character sooner than this, so a digit alone was pressed by hand. */
const aloneMs = 80;

const isPlain = ({ ctrlKey, altKey, metaKey }: KeyboardEvent) => !(ctrlKey || altKey || metaKey);

/** Other characters go to the field, because a scanner types wherever the focus is. */
const isText = ({ key, target }: KeyboardEvent) =>
  [...key].length === 1 && !(key === ' ' && target instanceof HTMLButtonElement);

/** Only lists keys in the `?` help, because `useQueueKeys` handles all but Ctrl+K, within the field too. */
const useListedKeys = (isOperator: boolean, onSearch: () => void) => {
  const { t } = useTranslation();
  const acts = Object.entries(actKeys) as [KeyedAct, string][];
  useShortcuts(t('console.queue.title'), [
    { keys: ['Mod+K'], words: t('boardQueue.keys.field'), run: onSearch },
    { keys: ['↑', '↓', '←', '→'], words: t('boardQueue.keys.move') },
    ...(isOperator
      ? [
          { keys: ['Enter'], words: t('boardQueue.keys.enter') },
          { keys: ['F2'], words: t('boardQueue.keys.callNext') },
          { keys: ['Tab'], words: t('boardQueue.keys.called') },
          { keys: ['Escape'], words: t('boardQueue.keys.clear') },
          { keys: ['Mod+Z'], words: t('boardQueue.keys.undo') },
        ]
      : []),
    ...acts
      .filter(([name]) => isOperator || name === 'open')
      .map(([name, key]) => ({ keys: [key], words: t(`boardQueue.found.act.${name}`) })),
  ]);
};

const actOfKey = (key: string) => (Object.keys(actKeys) as KeyedAct[]).find((name) => actKeys[name] === key);

export const useQueueKeys = (acts: Acts) => {
  const { field, isOperator, onCallNext, onAct, onDigit, onWrite, onForget, onUndo } = acts;
  const digit = useRef<{ readonly text: string; readonly timer: ReturnType<typeof setTimeout> }>(undefined);

  /** Puts a waiting digit into the field, because more characters follow: it began a scanner's text. */
  const takeToField = () => {
    field.current?.focus();
    if (!digit.current) return;
    clearTimeout(digit.current.timer);
    onWrite(digit.current.text);
    digit.current = undefined;
  };

  const onRowDigit = (text: string, id: string) => {
    const timer = setTimeout(() => {
      digit.current = undefined;
      if (onDigit(text, id)) return;
      field.current?.focus();
      onWrite(text);
    }, aloneMs);
    digit.current = { text, timer };
  };

  const onFieldKey = ({ key, shiftKey }: KeyboardEvent): boolean => {
    const text = field.current?.value;
    if (key === 'Escape' && text) {
      onWrite('');
      return true;
    }
    // Without an answer the key is left to the panel that is open.
    if (key === 'Escape') return onForget();
    if (text) return false;
    if (key === 'ArrowDown') return focusFirstWaiting();
    return key === 'Tab' && !shiftKey && focusFirstCalled();
  };

  const onPlainKey = (event: KeyboardEvent, target: Element): boolean => {
    const isInField = target === field.current;
    if (!isInField && target.closest(elsewhereTyping)) return false;
    if (event.key === '?') {
      shortcutsHelp.open();
      return true;
    }
    if (isInField) return onFieldKey(event);
    if (event.key === 'Escape') {
      field.current?.focus();
      return true;
    }
    const id = rowWithFocus(target);
    if (isOperator && id !== undefined && /^\d$/.test(event.key) && !digit.current && !event.repeat) {
      onRowDigit(event.key, id);
      return true;
    }
    // `ActsHost` opens the list of acts by this key.
    if (event.code === 'KeyU' && isOperator && !digit.current) return false;
    if (isText(event)) takeToField();
    return moveAmongRows(target, event.key);
  };

  const onActKey = (event: KeyboardEvent, target: Element): boolean => {
    const act = actOfKey(event.key);
    if (event.key === 'F2' && isOperator) {
      // A key that is held down must not call the whole queue.
      if (!event.repeat) onCallNext();
      return true;
    }
    if (act === undefined || target.closest('[role="menu"]')) return false;
    if (!event.repeat) onAct(act, target === field.current ? undefined : rowWithFocus(target));
    return true;
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
    if (isPlain(event) && (onActKey(event, target) || onPlainKey(event, target))) event.preventDefault();
  });

  useListedKeys(isOperator, () => {
    field.current?.focus();
    field.current?.select();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
};
