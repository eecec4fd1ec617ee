import { createScopedKeydownHandler } from '@mantine/core';
import { useClickOutside } from '@mantine/hooks';
import { type ReactNode, useRef, useState } from 'react';
import anchored from '../anchored/anchored.module.css';
import { useAnchored } from '../anchored/use-anchored.ts';
import styles from './action-menu.module.css';

export type MenuAction = {
  readonly key: string;
  readonly label: string;
  /** What it will cause. */
  readonly hint?: string | undefined;
  readonly isDangerous?: boolean;
  readonly onChoose: () => void;
};

const moveAmongItems = createScopedKeydownHandler({
  parentSelector: '[role="menu"]',
  siblingSelector: '[role="menuitem"]',
  orientation: 'vertical',
});

type ActionMenuProps = {
  /** Names the button and the menu. */
  readonly label: string;
  readonly className?: string | undefined;
  readonly disabled?: boolean;
  /** What was chosen is on its way. */
  readonly isBusy?: boolean;
  readonly actions: readonly MenuAction[];
  readonly children: ReactNode;
};

/** A button that opens a short list of what can be done. */
export const ActionMenu = (props: ActionMenuProps) => {
  const { label, className, disabled = false, isBusy = false, actions, children } = props;
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  useAnchored({ anchor: button, panel, isOpen });
  const place = useClickOutside<HTMLSpanElement>(
    () => setOpen(false),
    ['pointerdown', 'focusin'],
    undefined,
    isOpen,
  );

  const close = () => {
    setOpen(false);
    button.current?.focus();
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
        onClick={() => setOpen(!isOpen)}
      >
        {children}
      </button>
      {isOpen && (
        <div
          ref={panel}
          popover="manual"
          role="menu"
          aria-label={label}
          className={`${anchored.floating} ${anchored.panel} ${styles.menu}`}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' && event.key !== 'Tab') return;
            event.preventDefault();
            event.stopPropagation();
            close();
          }}
        >
          {actions.map(({ key, label: name, hint, isDangerous = false, onChoose }, index) => (
            <button
              key={key}
              type="button"
              role="menuitem"
              tabIndex={-1}
              data-autofocus={index === 0 || undefined}
              ref={index === 0 ? (item) => item?.focus({ preventScroll: true }) : undefined}
              className={styles.item}
              data-dangerous={isDangerous}
              onKeyDown={moveAmongItems}
              onClick={() => {
                close();
                onChoose();
              }}
            >
              {name}
              {hint && <span className={styles.hint}>{hint}</span>}
            </button>
          ))}
        </div>
      )}
    </span>
  );
};
