import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../lib/i18n.ts';
import chips from '../../ui/chips/chips.module.css';
import type { ReasonTexts } from './reason-texts.ts';

type ChoiceProps = {
  readonly text: string;
  readonly isChosen: boolean;
  readonly disabled: boolean;
  readonly onChoose: () => void;
};

const Choice = ({ text, isChosen, disabled, onChoose }: ChoiceProps) => (
  <button type="button" className={chips.chip} aria-pressed={isChosen} disabled={disabled} onClick={onChoose}>
    {text}
  </button>
);

type ReasonChoicesProps<R extends ReasonTexts> = {
  readonly label: string;
  readonly ready: readonly R[];
  /** Index of the chosen one; -1 when the reason is typed. */
  readonly chosen: number;
  readonly disabled: boolean;
  readonly onChoose: (reason: R) => void;
  readonly onType: () => void;
};

/** Keeps the text field visible below the list. */
const shownAtFirst = 6;

export const ReasonChoices = <R extends ReasonTexts>(props: ReasonChoicesProps<R>) => {
  const { label, ready, chosen, disabled, onChoose, onType } = props;
  const { t } = useTranslation();
  const [isLong, setIsLong] = useState(false);
  const shown = isLong || chosen >= shownAtFirst ? ready : ready.slice(0, shownAtFirst);
  return (
    <fieldset className={chips.chips} aria-label={t('reasons.ready', { label })}>
      {shown.map((texts, place) => (
        <Choice
          key={Object.values(texts).join()}
          text={texts[currentLanguage()] || texts.RU}
          isChosen={place === chosen}
          disabled={disabled}
          onChoose={() => onChoose(texts)}
        />
      ))}
      {shown.length < ready.length && (
        <button type="button" className={chips.chip} onClick={() => setIsLong(true)}>
          {t('reasons.more', { count: ready.length - shown.length })}
        </button>
      )}
      <Choice text={t('reasons.own')} isChosen={chosen < 0} disabled={disabled} onChoose={onType} />
    </fieldset>
  );
};
