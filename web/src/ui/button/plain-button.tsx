import type { ComponentProps } from 'react';
import styles from './button.module.css';

/** A bordered button. `data-main`, `data-accent` and `data-tone` colour it. */
export const PlainButton = (props: ComponentProps<'button'>) => (
  <button type="button" className={styles.button} {...props} />
);
