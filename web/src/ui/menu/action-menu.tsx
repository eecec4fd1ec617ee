import { createScopedKeydownHandler } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { inOtherLayout } from '#kernel/typing/other-layout.ts';
import anchored from '../anchored/anchored.module.css';
import { useAnchored } from '../anchored/use-anchored.ts';
import text from '../text/text.module.css';
import styles from './action-menu.module.css';
import list from './menu.module.css';
import { useMenu } from './use-menu.ts';

export type MenuAction = {
  readonly key: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly isDangerous?: boolean;
  readonly onChoose: () => void;
};

const itemsOf = (menu: Element) => [...menu.querySelectorAll<HTMLElement>('[role="menuitem"]')];

const moveAmongItems = createScopedKeydownHandler({
  parentSelector: '[role="menu"]',
  siblingSelector: '[role="menuitem"]',
  orientation: 'vertical',
});

const moveByLetter = (menu: Element, letter: string) => {
  const items = itemsOf(menu);
  const place = items.indexOf(document.activeElement as HTMLElement);
  const following = [...items.slice(place + 1), ...items.slice(0, place + 1)];
  const beginsWith = (typed: string) =>
    following.find((item) => item.textContent.toLowerCase().startsWith(typed));
  // If no item begins with the letter, that of the other keyboard layout is tried.
  (beginsWith(letter.toLowerCase()) ?? beginsWith(inOtherLayout(letter)))?.focus();
};

type ActionMenuProps = {
  readonly label: string;
  readonly className?: string | undefined;
  readonly disabled?: boolean;
  readonly isBusy?: boolean;
  readonly actions: readonly MenuAction[];
  readonly children: ReactNode;
};

export const ActionMenu = (props: ActionMenuProps) => {
  const { label, className, disabled = false, isBusy = false, actions, children } = props;
  const { isOpen, button, place, toggle, close } = useMenu<HTMLSpanElement>();
  const panel = useRef<HTMLDivElement>(null);
  useAnchored({ anchor: button, panel, isOpen });
  // Must run after `useAnchored`'s effect, because a hidden panel cannot take the focus.
  useLayoutEffect(() => {
    if (isOpen && panel.current) itemsOf(panel.current)[0]?.focus({ preventScroll: true });
  }, [isOpen]);

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const { key, currentTarget, ctrlKey, altKey, metaKey } = event;
    const isLetter = [...key].length === 1 && key !== ' ' && !(ctrlKey || altKey || metaKey);
    if (isLetter) return moveByLetter(currentTarget, key);
    if (key !== 'Escape' && key !== 'Tab') return;
    event.preventDefault();
    event.stopPropagation();
    close();
  };

  return (
    <span ref={place} className={styles.place}>
      <button
        ref={button}
        type="button"
        className={className}
        disabled={disabled}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-busy={isBusy}
        aria-label={label}
        onClick={toggle}
      >
        {children}
      </button>
      {isOpen && (
        <div
          ref={panel}
          popover="manual"
          role="menu"
          aria-label={label}
          className={`${anchored.floating} ${anchored.panel} ${list.menu} ${styles.menu}`}
          onKeyDown={onKeyDown}
        >
          {actions.map(({ key, label: name, hint, isDangerous = false, onChoose }) => (
            <button
              key={key}
              type="button"
              role="menuitem"
              tabIndex={-1}
              data-dangerous={isDangerous}
              onKeyDown={moveAmongItems}
              onClick={() => {
                close();
                onChoose();
              }}
            >
              {name}
              {hint && <span className={`${text.small} ${text.dimmed} ${styles.hint}`}>{hint}</span>}
            </button>
          ))}
        </div>
      )}
    </span>
  );
};
