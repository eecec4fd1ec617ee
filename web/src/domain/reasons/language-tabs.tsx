import { Tabs, VisuallyHidden } from '@mantine/core';
import '@mantine/core/styles/Tabs.css';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#contract/common.ts';
import { languages } from '../../lib/i18n.ts';
import layout from '../../ui/layout/layout.module.css';
import text from '../../ui/text/text.module.css';
import styles from './language-tabs.module.css';

/** The chosen language, or one in which an error has just appeared. */
export const useShownLanguage = (wrong: readonly Language[]) => {
  const [choice, setChoice] = useState({ language: 'RU' as Language, knownWrong: '' });
  const isNews = wrong.length > 0 && choice.knownWrong !== wrong.join() && !wrong.includes(choice.language);
  return {
    shown: (isNews && wrong[0]) || choice.language,
    show: (language: Language) => setChoice({ language, knownWrong: wrong.join() }),
  };
};

type LanguageTabsProps = {
  readonly label: string;
  readonly shown: Language;
  readonly onShow: (language: Language) => void;
  readonly isComplete: (language: Language) => boolean;
  readonly stateWords: (language: Language) => string;
  readonly keepMounted?: boolean;
  readonly children: (language: Language) => ReactNode;
};

/** Tabs for a text in three languages. They mark languages without a text. */
export const LanguageTabs = (props: LanguageTabsProps) => {
  const { label, shown, onShow, isComplete, stateWords, keepMounted = true, children } = props;
  const { t } = useTranslation();
  return (
    <Tabs value={shown} onChange={(value) => onShow((value ?? 'RU') as Language)} keepMounted={keepMounted}>
      <Tabs.List aria-label={label}>
        {languages.map((language) => (
          <Tabs.Tab key={language} value={language} className={styles.tab ?? ''}>
            {t(`reasons.names.${language}`)}{' '}
            <span
              className={text.toned}
              data-tone={isComplete(language) ? 'green' : 'amber'}
              title={stateWords(language)}
            >
              <span aria-hidden="true">{isComplete(language) ? '✓' : '–'}</span>
              <VisuallyHidden>{stateWords(language)}</VisuallyHidden>
            </span>
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {languages.map((language) => (
        <Tabs.Panel key={language} value={language} className={`${layout.stack} ${styles.panel}`}>
          {children(language)}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
};
