import type { CSSProperties } from 'react';
import type { LocalizedText } from '#contract/common.ts';
import { languages, languageTag } from '../../../lib/i18n.ts';
import { translatorOf, useAllWords } from '../words/lead-language.tsx';
import styles from './closed.module.css';
import { reasonSize } from './reason-size.ts';

type ReasonsPanelProps = { readonly reasons: LocalizedText | null };

/** The reason in every language it was written in, or a standard text outside of opening hours. */
export const ReasonsPanel = ({ reasons }: ReasonsPanelProps) => {
  const offHours = useAllWords((t) => t('display.closed.offHours'));
  const spoken = useAllWords((t) => t('display.closed.reason'));
  const written = languages.filter((language) => reasons?.[language]);
  const columns = reasons
    ? written.map((language) => ({
        tag: languageTag(language),
        label: spoken.some((one) => one.language === language)
          ? translatorOf(language)('display.closed.reason')
          : '',
        text: reasons[language],
      }))
    : offHours.map(({ tag, text }) => ({ tag, label: '', text }));
  const styleOf = (text: string): CSSProperties & Record<`--${string}`, number> => ({
    '--reason-size': reasonSize(text, columns.length),
  });
  return (
    <ul className={styles.reasons}>
      {columns.map(({ tag, label, text }) => (
        <li key={tag} lang={tag} className={styles.reason}>
          {label && <small>{label}</small>}
          <span className={styles.text} style={styleOf(text)}>
            {text}
          </span>
        </li>
      ))}
    </ul>
  );
};
