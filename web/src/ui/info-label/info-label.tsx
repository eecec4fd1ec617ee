import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import anchored from '../anchored/anchored.module.css';
import { useAnchored } from '../anchored/use-anchored.ts';
import button from '../button/button.module.css';
import words from '../text/text.module.css';
import classes from './info-label.module.css';

const closed = { isHovered: false, isFocused: false };

/** Opens on hover or focus without delay. Escape or a press elsewhere closes it. */
const useTooltip = () => {
  const [reasons, setReasons] = useState(closed);
  const isOpen = reasons.isHovered || reasons.isFocused;
  const set = (change: Partial<typeof closed>) => setReasons((before) => ({ ...before, ...change }));

  useEffect(() => {
    if (!isOpen) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setReasons(closed);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOpen]);

  return {
    isOpen,
    hoverArea: {
      onPointerEnter: (event: { pointerType: string }) => set({ isHovered: event.pointerType === 'mouse' }),
      onPointerLeave: () => set({ isHovered: false }),
    },
    trigger: {
      onFocus: () => set({ isFocused: true }),
      onBlur: () => set({ isFocused: false }),
      // Focuses the button, because Safari does not focus a clicked one and touch has no hover.
      onClick: (event: { currentTarget: HTMLElement }) => event.currentTarget.focus(),
    },
  };
};

const InfoIcon = () => (
  <svg viewBox="0 0 20 20" width="18" height="18" fill="none" stroke="currentColor" aria-hidden="true">
    <circle cx="10" cy="10" r="8.25" strokeWidth="1.5" />
    <path d="M10 9v5" strokeWidth="1.75" strokeLinecap="round" />
    <circle cx="10" cy="6.2" r="1.1" fill="currentColor" stroke="none" />
  </svg>
);

type InfoLabelProps = { text: string; tooltip: string };

export const InfoLabel = ({ text, tooltip }: InfoLabelProps) => {
  const { t } = useTranslation();
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const bubble = useRef<HTMLSpanElement>(null);
  const { isOpen, hoverArea, trigger } = useTooltip();
  useAnchored({ anchor: opener, panel: bubble, isOpen, gap: 0 });

  return (
    <span className={`${words.hint} ${words.strong} ${classes.label}`} {...hoverArea}>
      <span>{text}</span>
      <button
        ref={opener}
        type="button"
        className={`${button.icon} ${classes.button}`}
        aria-label={t('infoLabel.about', { text })}
        aria-describedby={id}
        {...trigger}
      >
        <InfoIcon />
      </button>
      <span
        ref={bubble}
        id={id}
        className={`${anchored.floating} ${classes.bubble}`}
        role="tooltip"
        popover="manual"
        hidden={!isOpen}
      >
        {tooltip}
      </span>
    </span>
  );
};
