import { numberInQr } from '#kernel/passes/pass-qr.ts';
import { Plate } from '../../../domain/plate/plate.tsx';
import styles from './given-text.module.css';

const isNumber = (text: string) => /^\d{6}-\d{4,5}$/.test(text);

/** What the driver gave: a plate as a plate, a number as a number, of a pass its number alone. */
export const GivenText = ({ text }: { readonly text: string }) => {
  const number = numberInQr(text) ?? (isNumber(text) ? text : undefined);
  return (
    <p className={styles.given}>
      {number === undefined ? (
        <Plate text={text} size="xl" />
      ) : (
        <span className={styles.number}>{number}</span>
      )}
    </p>
  );
};
