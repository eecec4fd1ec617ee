import type { TFunction } from 'i18next';
import styles from './display.module.css';
import { OtherLanguages, useWords } from './words/lead-language.tsx';

export const MiddleWords = ({ say }: { readonly say: (t: TFunction) => string }) => (
  <p className={styles.words}>
    <strong>{say(useWords().t)}</strong>
    <OtherLanguages say={say} />
  </p>
);
