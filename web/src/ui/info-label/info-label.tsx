import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import anchored from '../anchored/anchored.module.css';
import { useAnchored } from '../anchored/use-anchored.ts';
import classes from './info-label.module.css';
import { useTooltip } from './use-tooltip.ts';

const InfoIcon = () => (
  <svg viewBox="0 0 20 20" width="18" height="18" fill="none" stroke="currentColor" aria-hidden="true">
    <circle cx="10" cy="10" r="8.25" strokeWidth="1.5" />
    <path d="M10 9v5" strokeWidth="1.75" strokeLinecap="round" />
    <circle cx="10" cy="6.2" r="1.1" fill="currentColor" stroke="none" />
  </svg>
);

type InfoLabelProps = {
  text: string;
  tooltip: string;
  htmlFor?: string;
};

export const InfoLabel = ({ text, tooltip, htmlFor }: InfoLabelProps) => {
  const { t } = useTranslation();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const bubble = useRef<HTMLSpanElement>(null);
  const { isOpen, hoverArea, trigger } = useTooltip();
  useAnchored({ anchor: button, panel: bubble, isOpen, gap: 0 });

  return (
    <span className={classes.label} {...hoverArea}>
      {htmlFor === undefined ? <span>{text}</span> : <label htmlFor={htmlFor}>{text}</label>}
      <button
        ref={button}
        type="button"
        className={classes.button}
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
