import { Plate } from '../../../domain/plate/plate.tsx';
import styles from './entry.module.css';
import { shownOf } from './shown-of.ts';

/** Repeats what was entered, but only parts that are not secret (`shownOf`). */
export const GivenText = ({ text }: { readonly text: string }) => {
  const shown = shownOf(text);
  if (shown === null) return null;
  return (
    <p className={styles.given}>
      {'plate' in shown ? <Plate text={shown.plate} size="screen" /> : shown.number}
    </p>
  );
};
