import { useWords } from '../words/lead-language.tsx';
import styles from './gate-box.module.css';

/** Gate names are free text: long ones shrink instead of being cut off. */
const sizeFor = (gate: string) => (gate.length <= 4 ? 'short' : gate.length <= 10 ? 'medium' : 'long');

export const GateBox = ({ gate }: { readonly gate: string }) => {
  const { t } = useWords();
  return (
    <span className={styles.gate} data-length={sizeFor(gate)}>
      <span className={styles.label}>{t('display.call.gate')}</span>
      <strong className={styles.name}>{gate}</strong>
    </span>
  );
};
