import styles from './empty-line.module.css';
import { OtherLanguages } from './words/in-all-languages.tsx';
import { useWords } from './words/lead-language.tsx';

export const EmptyLine = () => {
  const { t } = useWords();
  return (
    <p className={styles.empty}>
      <strong>{t('display.waiting.nobody')}</strong>
      <OtherLanguages say={(say) => say('display.waiting.nobody')} />
    </p>
  );
};
