import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { RoundMark } from '../../../ui/badge/round-mark.tsx';
import controls from '../../../ui/button/text-button.module.css';
import card from '../../../ui/card/card.module.css';
import { Icon } from '../../../ui/icons/icon.tsx';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/text/text.module.css';
import styles from '../setup.module.css';
import { type StepName, stepNames } from './step-names.ts';

type StepMarkProps = { readonly step: StepName; readonly state: 'done' | 'current' | 'later' };

const tones = { done: 'green', current: 'blue', later: 'grey' } as const;

export const StepMark = ({ step, state }: StepMarkProps) => (
  <RoundMark tone={tones[state]} isFilled={state !== 'later'}>
    {state === 'done' ? (
      <Icon size={16} stroke={2.6} path="M5 12.5l4.5 4.5L19 7.5" />
    ) : (
      stepNames.indexOf(step) + 1
    )}
  </RoundMark>
);

type StepCardProps = {
  readonly step: StepName;
  readonly children: ReactNode;
};

/** The open step. Its heading gets the focus, so that screen readers tell which step it is. */
export const OpenStep = ({ step, children }: StepCardProps) => {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, []);
  return (
    <section className={`${card.frame} ${styles.open}`} aria-labelledby={`setup-${step}`}>
      <header className={`${layout.apart} ${styles.head}`}>
        <div className={`${layout.row} ${layout.words}`}>
          <StepMark step={step} state="current" />
          <h2 id={`setup-${step}`} ref={heading} tabIndex={-1}>
            {t(`setup.${step}.title`)}
          </h2>
        </div>
        <span className={text.hint}>{t('setup.stepOf', { count: stepNames.indexOf(step) + 1 })}</span>
      </header>
      {children}
    </section>
  );
};

type ClosedStepProps = {
  readonly step: StepName;
  readonly isDone: boolean;
  readonly summary: ReactNode;
  /** Absent as long as the step cannot be opened. */
  readonly onOpen?: (() => void) | undefined;
};

export const ClosedStep = ({ step, isDone, summary, onOpen }: ClosedStepProps) => {
  const { t } = useTranslation();
  const title = t(`setup.${step}.title`);
  return (
    <section className={`${card.frame} ${layout.apart} ${styles.head}`} aria-labelledby={`setup-${step}`}>
      <div className={`${layout.row} ${layout.words}`}>
        <StepMark step={step} state={isDone ? 'done' : 'later'} />
        <h2 id={`setup-${step}`}>{title}</h2>
        <span className={text.dimmed}>{summary}</span>
      </div>
      {onOpen && (
        <button
          type="button"
          className={controls.link}
          aria-label={t('setup.changeStep', { step: title })}
          onClick={onOpen}
        >
          {t('setup.change')}
        </button>
      )}
    </section>
  );
};
