import { Input, Tabs, Textarea, VisuallyHidden } from '@mantine/core';
import '@mantine/core/styles/Tabs.css';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Language } from '#contract/common.ts';
import type { ReadyReasons, ReasonKind } from '#contract/reasons-routes.ts';
import { languages } from '../../lib/i18n.ts';
import { readyReasonsQuery } from './ready-reasons.ts';
import { ReasonChoices } from './reason-choices.tsx';
import styles from './reason-field.module.css';
import { type ReasonBinding, useReasonTexts } from './use-reason-texts.ts';

type ReasonFieldProps<Input extends FieldValues, Output> = ReasonBinding<Input, Output> & {
  readonly label: string;
  readonly kind?: ReasonKind;
  readonly autoFocus?: boolean;
  /** A ready-made reason was chosen. */
  readonly onChoose?: (reason: ReadyReasons['content'][number]) => void;
};

/** The chosen language; switches to one with a new error. */
const useShownLanguage = (wrong: readonly Language[]) => {
  const [choice, setChoice] = useState({ language: 'RU' as Language, knownWrong: '' });
  const isNews = wrong.length > 0 && choice.knownWrong !== wrong.join() && !wrong.includes(choice.language);
  return {
    shown: (isNews && wrong[0]) || choice.language,
    show: (language: Language) => setChoice({ language, knownWrong: wrong.join() }),
  };
};

const Mark = ({ isMissing }: { readonly isMissing: boolean }) => {
  const { t } = useTranslation();
  const words = t(isMissing ? 'reasons.noText' : 'reasons.hasText');
  return (
    <span className={styles.mark} data-missing={isMissing} title={words}>
      <span aria-hidden="true">{isMissing ? '–' : '✓'}</span>
      <VisuallyHidden>{words}</VisuallyHidden>
    </span>
  );
};

const nothing: readonly never[] = [];

/** A ready-made or typed reason in three languages. Russian is required. */
export const ReasonField = <Input extends FieldValues, Output>(props: ReasonFieldProps<Input, Output>) => {
  const { label, kind, autoFocus = false, onChoose } = props;
  const { t } = useTranslation();
  const { data } = useQuery({ ...readyReasonsQuery(kind ?? 'BLOCK'), enabled: kind !== undefined });
  const ready = data?.content ?? nothing;
  const { fields, texts, chosen, choose, chooseTyped } = useReasonTexts(props, ready);
  const { shown, show } = useShownLanguage(languages.filter((one) => fields[one].error !== undefined));
  const box = useRef<HTMLTextAreaElement>(null);
  const { field, error, submitting } = fields[shown];
  const missing = languages.filter((one) => texts[one].trim() === '');
  return (
    <div className={styles.reason}>
      <Input.Label labelElement="div" size="md">
        {label}
      </Input.Label>
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
      <Tabs value={shown} onChange={(value) => show((value ?? 'RU') as Language)} keepMounted={false}>
        <Tabs.List aria-label={t('reasons.languages', { label })}>
          {languages.map((language) => (
            <Tabs.Tab key={language} value={language} className={styles.tab ?? ''}>
              {t(`reasons.names.${language}`)} <Mark isMissing={missing.includes(language)} />
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={shown} className={styles.panel ?? ''}>
          <Textarea
            {...field}
            ref={box}
            key={shown}
            rows={3}
            maxLength={500}
            value={texts[shown]}
            aria-label={t(`reasons.in.${shown}`, { label })}
            error={error}
            data-autofocus={autoFocus || undefined}
          />
        </Tabs.Panel>
      </Tabs>
      {!missing.includes('RU') && missing.length > 0 && (
        <p className={styles.hint}>
          {t(missing.length > 1 ? 'reasons.onlyRussian' : `reasons.without.${missing[0] as 'EN' | 'CN'}`)}
        </p>
      )}
    </div>
  );
};
