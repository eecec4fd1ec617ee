import { Input, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ReadyReasons, ReasonKind } from '#contract/reasons-routes.ts';
import { currentLanguage, languages } from '../../lib/i18n.ts';
import chips from '../../ui/chips/chips.module.css';
import layout from '../../ui/layout/layout.module.css';
import text from '../../ui/text/text.module.css';
import { LanguageTabs, useShownLanguage } from './language-tabs.tsx';
import { readyReasonsQuery } from './ready-reasons.ts';
import styles from './reason-field.module.css';
import type { ReasonTexts } from './reason-texts.ts';
import { type ReasonBinding, useReasonTexts } from './use-reason-texts.ts';

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
  /** Index of the chosen reason. -1 if the reason is typed. */
  readonly chosen: number;
  readonly disabled: boolean;
  readonly onChoose: (reason: R) => void;
  readonly onType: () => void;
};

/** Few enough that the text field below the list stays visible. */
const shownAtFirst = 6;

const ReasonChoices = <R extends ReasonTexts>(props: ReasonChoicesProps<R>) => {
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

type ReasonFieldProps<Input extends FieldValues, Output> = ReasonBinding<Input, Output> & {
  readonly label: string;
  readonly kind?: ReasonKind;
  readonly autoFocus?: boolean;
  /** For forms with much to read: hides the label and lets the text field grow with its text. */
  readonly isCompact?: boolean;
  readonly onChoose?: (reason: ReadyReasons['content'][number]) => void;
};

const nothing: readonly never[] = [];

/** A ready-made or typed reason in three languages. Russian is required. */
export const ReasonField = <Input extends FieldValues, Output>(props: ReasonFieldProps<Input, Output>) => {
  const { label, kind, autoFocus = false, isCompact = false, onChoose } = props;
  const { t } = useTranslation();
  const { data } = useQuery({ ...readyReasonsQuery(kind ?? 'BLOCK'), enabled: kind !== undefined });
  const ready = data?.content ?? nothing;
  const { fields, texts, chosen, choose, chooseTyped } = useReasonTexts(props, ready);
  const { shown, show } = useShownLanguage(languages.filter((one) => fields[one].error !== undefined));
  const box = useRef<HTMLTextAreaElement>(null);
  const { submitting } = fields[shown];
  const missing = languages.filter((one) => texts[one].trim() === '');
  return (
    <div className={`${layout.stack} ${isCompact ? styles.compact : ''}`}>
      {!isCompact && (
        <Input.Label labelElement="div" size="md">
          {label}
        </Input.Label>
      )}
      {ready.length > 0 && (
        <ReasonChoices
          label={label}
          ready={ready}
          chosen={chosen}
          disabled={submitting}
          onChoose={(reason) => {
            choose(reason);
            onChoose?.(reason);
          }}
          onType={() => {
            chooseTyped();
            box.current?.focus();
          }}
        />
      )}
      <LanguageTabs
        label={t('reasons.languages', { label })}
        shown={shown}
        onShow={show}
        isComplete={(language) => !missing.includes(language)}
        stateWords={(language) => t(missing.includes(language) ? 'reasons.noText' : 'reasons.hasText')}
        keepMounted={false}
      >
        {(language) => (
          <Textarea
            {...fields[language].field}
            ref={box}
            rows={isCompact ? 1 : 3}
            placeholder={isCompact ? label : undefined}
            maxLength={500}
            value={texts[language]}
            aria-label={t(`reasons.in.${language}`, { label })}
            error={fields[language].error}
            data-autofocus={autoFocus || undefined}
          />
        )}
      </LanguageTabs>
      {!missing.includes('RU') && missing.length > 0 && (
        <p className={text.hint}>
          {t(missing.length > 1 ? 'reasons.onlyRussian' : `reasons.without.${missing[0] as 'EN' | 'CN'}`)}
        </p>
      )}
    </div>
  );
};
